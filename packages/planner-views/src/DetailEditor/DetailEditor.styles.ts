import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Channel and type in one line, each cut where it does not fit. */
export const Breadcrumb = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;

  bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** A channel as a pill with its colour. */
export const ChannelChip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  min-block-size: 24px;
  padding-inline: ${token('space-2')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-pill')};
  color: ${token('color-ink')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-medium')};

  &::before {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--tl-swatch-color, ${token('color-ink-faint')});
    content: '';
  }
`

/**
 * Root of the page layout. Its columns depend on its own width, because a navigation may be beside
 * it.
 */
export const PageRoot = styled.div`
  container: tl-editor-page / inline-size;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  inline-size: 100%;
  block-size: 100%;
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  line-height: ${token('line-body')};

  /* Takes the focus for its keys; there is nothing in it to point out. */
  &:focus {
    outline: none;
  }
`

export const PageHead = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  block-size: ${token('size-header')};
  padding-inline: ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};

  > [data-part='actions'] {
    display: flex;
    gap: ${token('space-2')};
  }

  /* The way back points to where lines begin. */
  > button svg:dir(rtl) {
    transform: scaleX(-1);
  }
`

/** One scroll for both columns, so that the wheel does the same everywhere. */
export const PageBody = styled.div`
  /* Hidden texts of its fields are placed in it, so that they do not make the window scroll. */
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-block-size: 0;
  overflow-y: auto;

  @container tl-editor-page (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) clamp(248px, 26cqi, 320px);
    align-content: stretch;
  }
`

export const PageMain = styled.div`
  padding-block: ${token('space-6')} ${token('space-8')};
  padding-inline: ${token('space-5')};
  min-inline-size: 0;

  > div {
    max-inline-size: 680px;
  }

  @container tl-editor-page (min-width: 900px) {
    padding-inline: ${token('space-10')};
  }
`

export const PageSide = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${token('space-5')};
  padding-block: ${token('space-6')};
  padding-inline: ${token('space-5')};
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-canvas')};
  min-inline-size: 0;

  @container tl-editor-page (min-width: 720px) {
    border-block-start: 0;
    border-inline-start: 1px solid ${token('color-line')};
  }
`

export const PageFoot = styled.footer`
  display: flex;
  flex: none;
  padding-block: ${token('space-3')};
  padding-inline: ${token('space-5')};
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-canvas')};

  @container tl-editor-page (min-width: 900px) {
    padding-inline: ${token('space-10')};
  }
`
