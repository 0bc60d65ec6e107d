import { keyframes, styled } from 'styled-components'

import { token } from '../../theme/token'

const arrive = keyframes`
  from {
    opacity: 0;
  }
`

/* As large as the window, so that the light and the mark are placed in its coordinates. */
export const CoachMarkRoot = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-body')};
  text-align: start;
  white-space: normal;
  animation: ${arrive} ${token('motion-slow')} ${token('ease-out')};

  &::backdrop {
    background: none;
  }

  &:focus {
    outline: none;
  }

  @media print {
    display: none;
  }
`

export const Spotlight = styled.div`
  position: fixed;
  border: 2px solid ${token('color-focus')};
  border-radius: ${token('radius-card')};
  /* Darkens everything around it. */
  box-shadow: 0 0 0 200vmax ${token('color-veil')};
  pointer-events: none;
  transition:
    left ${token('motion-slow')} ${token('ease-out')},
    top ${token('motion-slow')} ${token('ease-out')},
    width ${token('motion-slow')} ${token('ease-out')},
    height ${token('motion-slow')} ${token('ease-out')};

  &[data-empty] {
    border-color: transparent;
  }
`

export const CoachMarkCard = styled.div`
  position: fixed;
  box-sizing: border-box;
  width: min(328px, calc(100vw - 16px));
  padding: ${token('space-4')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-dialog')};
`

export const CoachMarkCorner = styled.div`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-end: ${token('space-2')};
`

/* A square of which one corner looks out of the card. */
export const CoachMarkArrow = styled.div`
  position: absolute;
  width: 12px;
  height: 12px;
  border: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
  clip-path: polygon(0 0, 100% 0, 100% 100%);
  rotate: -45deg;

  [data-side='bottom'] > & {
    top: -7px;
  }

  [data-side='top'] > & {
    bottom: -7px;
    rotate: 135deg;
  }

  [data-side='right'] > & {
    left: -7px;
    rotate: -135deg;
  }

  [data-side='left'] > & {
    right: -7px;
    rotate: 45deg;
  }

  [data-side='none'] > & {
    display: none;
  }
`

export const CoachMarkHead = styled.div`
  padding-inline-end: 28px;
`

export const CoachMarkTitle = styled.h2`
  font-size: ${token('text-heading-small')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading-small')};
  overflow-wrap: anywhere;
`

/* Space for three lines, so that the buttons move little between marks. */
export const CoachMarkText = styled.div`
  min-height: 60px;
  margin-block: ${token('space-1')} ${token('space-3')};
  color: ${token('color-ink-muted')};
  overflow-wrap: anywhere;
`

export const CoachMarkFoot = styled.div`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
`

export const CoachMarkPosition = styled.span`
  flex: 1;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  /* Text that starts with a number has its own direction. */
  unicode-bidi: plaintext;
  text-align: match-parent;
`
