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
