import { keyframes, styled } from 'styled-components'

import { SeparatorHandle } from '../../internal/separator/SeparatorHandle.styles'
import { token } from '../../theme/token'

/* Ends without a transform, because a transformed panel would be the containing block
   of all fixed elements inside. */
const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateX(var(--panel-shift));
  }
`

const veil = keyframes`
  from {
    opacity: 0;
  }
`

export const SidePanelRoot = styled.dialog`
  --panel-shift: 16px;

  position: relative;
  inset: auto;
  display: none;
  flex: 0 1 auto;
  flex-direction: column;
  width: min(var(--tl-panel-width), 100%);
  min-width: 0;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-body')};
  text-align: start;
  white-space: normal;

  &[open] {
    display: flex;
  }

  /* Laid out while closed, so that opening it only needs painting. */
  &[data-state='closed'] {
    position: absolute;
    inset-block: 0;
    inset-inline: auto 0;
    visibility: hidden;
  }

  &:dir(rtl) {
    --panel-shift: -16px;
  }

  &[data-placement='over'] {
    position: fixed;
    inset-block: 0;
    inset-inline: auto 0;
    z-index: ${token('layer-panel')};
    width: min(var(--tl-panel-width), 100vw);
    height: auto;
    box-shadow: ${token('shadow-dialog')};
    animation: ${arrive} ${token('motion-slow')} ${token('ease-out')};
  }

  &:focus {
    outline: none;
  }

  &:focus-visible {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: -2px;
  }

  &::backdrop {
    background: ${token('color-veil')};
    animation: ${veil} ${token('motion-slow')} ${token('ease-out')};
  }

  @media print {
    display: none;
  }
`

/* The panel's border is the visible line. Inside the panel the pointer target covers only its padding. */
export const SidePanelEdge = styled(SeparatorHandle)`
  &[data-orientation='horizontal'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: -1px;
    width: 1px;
    padding: 0;
    background: none;

    &::before {
      inset-inline: -8px -16px;
    }

    &::after {
      inset-inline: -1px;
    }
  }
`

export const SidePanelHead = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${token('space-2')};
  padding-block: ${token('space-4')} ${token('space-3')};
  padding-inline: ${token('space-5')} ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};

  /* The actions are as high as the line above the title, which has the whole width below. */
  &[data-overline] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const SidePanelTitles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: ${token('space-2')};
  min-width: 0;

  [data-overline] > & {
    display: contents;
  }
`

export const SidePanelOverline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 28px;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
`

export const SidePanelTitle = styled.h2`
  min-width: 0;
  font-size: ${token('text-heading')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading')};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  [data-overline] > * > & {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`

export const SidePanelActions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-1')};
`

export const SidePanelBody = styled.div`
  /* Hidden texts of its content are placed in it, so that they do not make the page scroll. */
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  padding-block: ${token('space-4')} ${token('space-6')};
  padding-inline: ${token('space-5')};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const SidePanelFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  padding-block: ${token('space-3')};
  padding-inline: ${token('space-5')};
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-canvas')};
`
