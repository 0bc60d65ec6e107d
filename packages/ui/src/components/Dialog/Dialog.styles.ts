import { keyframes, styled } from 'styled-components'

import { token } from '../../theme/token'

/* Ends without a transform, because a transformed dialog would be the containing block
   of all fixed elements inside. */
const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`

const arriveFromSide = keyframes`
  from {
    opacity: 0;
    transform: translateX(16px);
  }
`

const veil = keyframes`
  from {
    opacity: 0;
  }
`

export const DialogRoot = styled.dialog`
  flex-direction: column;
  width: min(var(--dialog-width), calc(100vw - 48px));
  max-width: none;
  max-height: min(calc(100vh - 64px), 880px);
  margin: auto;
  padding: 0;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-dialog')};
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-body')};
  text-align: start;
  white-space: normal;
  animation: ${arrive} ${token('motion-slow')} ${token('ease-out')};

  &[open] {
    display: flex;
  }

  &[data-size='small'] {
    --dialog-width: 400px;
  }

  &[data-size='medium'] {
    --dialog-width: 520px;
  }

  &[data-size='large'] {
    --dialog-width: 760px;
  }

  &[data-placement='side'] {
    width: min(520px, 100vw);
    height: 100vh;
    max-height: none;
    margin-block: 0;
    margin-inline: auto 0;
    border-block: 0;
    border-inline-end: 0;
    border-radius: 0;
    animation-name: ${arriveFromSide};
  }

  &:focus {
    outline: none;
  }

  &::backdrop {
    background: ${token('color-veil')};
    animation: ${veil} ${token('motion-slow')} ${token('ease-out')};
  }

  @media print {
    display: none;
  }
`

export const DialogHead = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${token('space-2')};
  padding-block: 18px 10px;
  padding-inline: ${token('space-5')} 14px;
`

export const DialogTitle = styled.h2`
  flex: 1;
  min-width: 0;
  font-size: ${token('text-heading-small')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading-small')};
  overflow-wrap: anywhere;
`

/* Flex basis `auto`: in WebKit a basis of zero collapses it, because the height of a
   dialog is that of its content. */
export const DialogBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding-block: 2px ${token('space-5')};
  padding-inline: ${token('space-5')};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const DialogFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')};
  padding-block: ${token('space-3')};
  padding-inline: ${token('space-5')};
  border-block-start: 1px solid ${token('color-line')};
  border-end-start-radius: ${token('radius-card')};
  border-end-end-radius: ${token('radius-card')};
  background: ${token('color-canvas')};
`
