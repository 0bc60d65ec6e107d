import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Switches beside each other. */
export const SwitchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-5')};
`

export const FlagRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-inline-size: 0;
`

export const FlagLabel = styled.span`
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
`

/** As high as the field beside it. */
export const FlagBox = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${token('size-control')};
  padding-inline: 10px;
  border: 1px solid ${token('color-control-outline')};
  border-radius: ${token('radius-control')};

  &[data-read-only] {
    border-color: ${token('color-line-strong')};
    background: ${token('color-sunken')};
  }
`
