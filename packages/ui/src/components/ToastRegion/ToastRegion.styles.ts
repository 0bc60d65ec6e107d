import { keyframes, styled } from 'styled-components'

import { token } from '../../theme/token'

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`

export const ToastRegionRoot = styled.section`
  position: fixed;
  inset: auto;
  /* useRoomAboveBars replaces it while there are bars at the lower edge. */
  inset-block-end: ${token('space-4')};
  inset-inline-end: ${token('space-4')};
  z-index: ${token('layer-floating')};
  width: max-content;
  max-width: min(440px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  font-size: ${token('text-body')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-body')};
  text-align: start;
  pointer-events: none;

  @media print {
    display: none;
  }
`

export const ToastList = styled.ol`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const ToastItem = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  min-height: 40px;
  padding-block: 10px;
  padding-inline: 14px 10px;
  border: 1px solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('color-inverse')};
  box-shadow: ${token('shadow-toast')};
  color: ${token('color-on-inverse')};
  pointer-events: auto;
  animation: ${arrive} ${token('motion-slow')} ${token('ease-out')};
`

export const ToastMark = styled.span`
  display: inline-flex;
  flex: none;
  padding-block-start: 2px;

  [data-tone='success'] > & {
    color: ${token('color-inverse-success')};
  }

  [data-tone='warning'] > & {
    color: ${token('color-inverse-warning')};
  }

  [data-tone='error'] > & {
    color: ${token('color-inverse-danger')};
  }
`

export const ToastText = styled.p`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const ToastTitle = styled.strong`
  margin-inline-end: 6px;
  font-weight: ${token('weight-semibold')};
`

const INVERSE_BUTTON = `
  flex: none;
  margin: -2px 0;
  border: 0;
  border-radius: 4px;
  background: none;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: 0;
  }
`

export const ToastAction = styled.button`
  ${INVERSE_BUTTON}
  height: 24px;
  padding: 0 6px;
  color: ${token('color-inverse-action')};
  font-weight: ${token('weight-medium')};
`

export const ToastDismiss = styled.button`
  ${INVERSE_BUTTON}
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-inline-start: -4px;
  padding: 0;
  color: color-mix(in srgb, ${token('color-on-inverse')} 72%, ${token('color-inverse')});
`
