import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Says quietly that there is nothing yet, or plainly that something failed. */
export const MonthNotice = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${token('space-6')};
  z-index: 3;
  display: flex;
  justify-content: center;
  padding-inline: ${token('space-4')};
  pointer-events: none;

  > [data-part='notice'] {
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
    padding: ${token('space-2')} ${token('space-3')};
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-body')};
    line-height: ${token('line-body')};
  }

  > [data-kind='error'] {
    border-color: ${token('color-danger-line')};
    background: ${token('color-danger-tint')};
    color: ${token('color-danger-text')};
    pointer-events: auto;
  }
`
