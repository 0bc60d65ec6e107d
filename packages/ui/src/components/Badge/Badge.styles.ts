import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const BadgeRoot = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  height: 18px;
  padding-inline: 6px;
  overflow: hidden;
  border: 1px solid var(--badge-line);
  border-radius: ${token('radius-bar')};
  background: var(--badge-fill);
  color: var(--badge-ink);
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-medium')};
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  white-space: nowrap;

  &[hidden] {
    display: none;
  }

  --badge-fill: ${token('color-sunken')};
  --badge-ink: ${token('color-ink-muted')};
  --badge-line: ${token('color-line')};

  &[data-tone='strong'] {
    --badge-fill: ${token('color-action')};
    --badge-ink: ${token('color-on-action')};
    --badge-line: transparent;
  }

  &[data-tone='info'] {
    --badge-fill: ${token('color-info-tint')};
    --badge-ink: ${token('color-info-text')};
    --badge-line: ${token('color-info-line')};
  }

  &[data-tone='success'] {
    --badge-fill: ${token('color-success-tint')};
    --badge-ink: ${token('color-success-text')};
    --badge-line: ${token('color-success-line')};
  }

  &[data-tone='warning'] {
    --badge-fill: ${token('color-warning-tint')};
    --badge-ink: ${token('color-warning-text')};
    --badge-line: ${token('color-warning-line')};
  }

  &[data-tone='danger'] {
    --badge-fill: ${token('color-danger-tint')};
    --badge-ink: ${token('color-danger-text')};
    --badge-line: ${token('color-danger-line')};
  }

  &[data-shape='count'] {
    justify-content: center;
    min-width: 18px;
    padding-inline: 5px;
    border-radius: ${token('radius-pill')};
    font-weight: ${token('weight-semibold')};
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const BadgeText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`
