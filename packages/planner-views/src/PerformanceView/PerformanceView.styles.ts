import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const PerformanceRoot = styled.div`
  display: flex;
  block-size: 100%;
  min-block-size: 0;

  > nav {
    flex: none;
    box-sizing: border-box;
    inline-size: 260px;
    padding: ${token('space-4')} ${token('space-2')};
    overflow: auto;
    border-inline-end: 1px solid ${token('color-line')};
    background: ${token('color-surface')};
  }

  nav h2 {
    margin: 0;
    padding: ${token('space-2')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
    line-height: 16px;
  }

  nav ul {
    margin: 0 0 ${token('space-2')};
    padding: 0;
    list-style: none;
  }

  > section {
    flex: 1;
    box-sizing: border-box;
    min-inline-size: 0;
    padding: ${token('space-5')};
    padding-block-end: calc(${token('space-4')} + var(--tl-bottom-inset, 0px));
    overflow: auto;
  }

  [data-part='state'] {
    display: grid;
    flex: 1;
    place-content: center;
    max-inline-size: 52ch;
    margin-inline: auto;
  }

  @media (max-width: 1100px) {
    > nav {
      inline-size: 208px;
    }
  }

  @media print {
    block-size: auto;

    > nav {
      display: none;
    }
  }
`

export const Entry = styled.button`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 30px;
  padding-block: 4px;
  padding-inline: ${token('space-2')};
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('color-ink-muted')};
  font: inherit;
  font-weight: ${token('weight-medium')};
  text-align: start;
  cursor: pointer;

  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-part='arrow'] {
    display: flex;
    color: ${token('color-ink-faint')};
  }

  &:hover {
    background: ${token('color-hover')};
    color: ${token('color-ink')};
  }

  &[aria-current] {
    background: ${token('color-pressed')};
    box-shadow: inset 3px 0 0 ${token('color-selection')};
    color: ${token('color-ink')};

    [data-part='arrow'] {
      color: ${token('color-ink')};
    }
  }

  &[aria-current]:dir(rtl) {
    box-shadow: inset -3px 0 0 ${token('color-selection')};
  }

  &:focus-visible {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-inline-start: 3px solid Highlight;
    }
  }
`

/** The size that embed codes are recommended to have, in pixels. */
const EMBED_BLOCK_PIXELS = 569

export const Visible = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  block-size: 100%;

  > header {
    display: flex;
    flex: none;
    gap: ${token('space-3')};
    align-items: center;
    justify-content: space-between;
  }

  h2 {
    min-inline-size: 0;
    margin: 0;
    font-size: ${token('text-heading')};
    font-weight: ${token('weight-semibold')};
    line-height: 28px;
    overflow-wrap: anywhere;
  }

  [data-part='late'] {
    flex: none;
  }

  [data-part='fallback'] {
    flex: none;
    margin: 0;
    color: ${token('color-ink-muted')};
  }

  @media screen {
    > [data-part='paper'] {
      display: none;
    }
  }

  @media print {
    > header a,
    > [data-kind='pdf'],
    > [data-part='fallback'] {
      display: none;
    }
  }
`

export const FrameBox = styled.div`
  position: relative;
  flex: 1;
  min-block-size: ${EMBED_BLOCK_PIXELS}px;
  overflow: hidden;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  /* Dashboards bring no background of their own, and expect that of a page. */
  background: #fff;

  iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }

  [data-part='spinner'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    color: #57524a;
    pointer-events: none;
  }
`
