import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const CheckboxRoot = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token('space-2')};
  min-width: 0;
  cursor: pointer;

  &[data-disabled] {
    color: ${token('color-ink-faint')};
    cursor: default;
  }
`

export const CheckboxInput = styled.input`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  border: 1px solid ${token('color-control-outline')};
  border-radius: ${token('radius-bar')};
  appearance: none;
  background: ${token('color-surface')};
  color: ${token('color-on-accent')};
  cursor: inherit;

  label:hover > &:not(:disabled) {
    border-color: ${token('color-ink-muted')};
  }

  &::before {
    width: 10px;
    height: 10px;
    background: currentColor;
    content: '';
    opacity: 0;
  }

  &:checked,
  &:indeterminate {
    border-color: transparent;
    background: ${token('color-accent')};
  }

  &:checked::before {
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 12%, 37% 68%);
    opacity: 1;
  }

  &:indeterminate::before {
    clip-path: inset(4px 1px);
    opacity: 1;
  }

  &:disabled {
    border-color: ${token('color-line-strong')};
    background: ${token('color-sunken')};
    color: ${token('color-ink-faint')};
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`

export const CheckboxText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const CheckboxHelp = styled.span`
  display: block;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`
