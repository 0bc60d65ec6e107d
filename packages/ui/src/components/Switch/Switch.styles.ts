import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const SwitchRoot = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  cursor: pointer;

  &[data-disabled] {
    color: ${token('color-ink-faint')};
    cursor: default;
  }
`

export const SwitchInput = styled.input`
  position: relative;
  flex: none;
  width: 28px;
  height: 16px;
  margin: 0;
  border: 1px solid transparent;
  border-radius: ${token('radius-pill')};
  appearance: none;
  background: ${token('color-control-outline')};
  cursor: inherit;
  transition: opacity ${token('motion-fast')} ${token('ease-out')};

  &::before {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 1px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${token('color-surface')};
    content: '';
    transition: transform ${token('motion-fast')} ${token('ease-out')};
  }

  &:checked {
    background: ${token('color-accent')};
  }

  &:checked::before {
    transform: translateX(12px);
  }

  &:checked:dir(rtl)::before {
    transform: translateX(-12px);
  }

  &:disabled {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &::before {
      background: CanvasText;
    }

    &:checked {
      background: Highlight;
    }
  }
`
