import { styled } from 'styled-components'

import { choiceStyles } from '../../internal/choice/Choice.styles'
import { token } from '../../theme/token'

export const SwitchRoot = styled.div`
  ${choiceStyles}

  --choice-width: 28px;
`

export const SwitchInput = styled.input`
  position: relative;
  flex: none;
  width: 28px;
  height: 16px;
  margin: 2px 0;
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
    background: ${token('color-action')};
  }

  &:checked::before {
    transform: translateX(12px);
  }

  &:checked:dir(rtl)::before {
    transform: translateX(-12px);
  }

  label:hover > &:not(:disabled, [data-read-only]) {
    background: ${token('color-ink-muted')};
  }

  label:hover > &:checked:not(:disabled, [data-read-only]) {
    background: ${token('color-action-hover')};
  }

  /* The knob shows the state; it has no events of its own. */
  &[data-read-only] {
    border-color: ${token('color-line-strong')};
    background: ${token('color-sunken')};

    &::before {
      background: ${token('color-ink-muted')};
    }
  }

  &:disabled {
    opacity: 0.5;
  }

  @media print {
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &:disabled {
      border-color: GrayText;
      opacity: 1;
    }

    &::before {
      background: CanvasText;
    }

    &:checked {
      background: Highlight;
    }

    &:checked::before {
      background: HighlightText;
    }
  }
`
