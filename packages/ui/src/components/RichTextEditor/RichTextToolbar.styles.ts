import { styled } from 'styled-components'

import { ButtonRoot } from '../../internal/button/Button.styles'
import { token } from '../../theme/token'
import { Toolbar } from '../Toolbar'

export const EditorToolbar = styled(Toolbar)`
  flex: none;
  gap: 2px 0;
  padding: 3px 4px;
  border-block-end: 1px solid ${token('color-line')};
  border-start-start-radius: 5px;
  border-start-end-radius: 5px;
  background: ${token('color-canvas')};
  cursor: default;
`

/* Separators are at the end of a group, so that a wrapped line does not start with one. */
export const ToolGroup = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;

  &:not(:last-child)::after {
    width: 1px;
    height: 16px;
    margin-inline: 4px;
    background: ${token('color-line')};
    content: '';
  }

  & button {
    border-color: transparent;
  }

  & button[aria-disabled='true'] {
    opacity: 0.56;
  }

  & button:focus-visible {
    outline-offset: -1px;
  }

  & button[aria-pressed='true'] {
    --button-line: transparent;
  }
`

/** The button of a tool that opens a menu or picker. */
export const ToolButton = styled(ButtonRoot)`
  width: ${token('size-control-small')};
  padding: 0;

  &[data-wide-tool] {
    gap: 2px;
    width: auto;
    padding-inline: 6px 4px;
    font-weight: ${token('weight-regular')};
  }
`

/** The line under an icon in the current colour. */
export const ColorBar = styled.span`
  position: absolute;
  inset-inline: 6px;
  inset-block-end: 3px;
  height: 3px;
  border-radius: 1px;
  background: var(--tl-swatch-color);

  &[data-none] {
    background: ${token('color-line-strong')};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

export const SwatchPanel = styled.div`
  display: grid;
  gap: ${token('space-1')};
`

export const SwatchGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 28px);
  justify-content: center;
`

export const Swatch = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  cursor: pointer;

  &::before {
    width: 18px;
    height: 18px;
    border-radius: ${token('radius-bar')};
    background: var(--tl-swatch-color);
    content: '';
  }

  &:hover {
    background: ${token('color-hover')};
  }

  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px ${token('color-ink')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`
