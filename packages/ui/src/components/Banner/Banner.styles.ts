import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const BannerRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding-block: 9px;
  padding-inline: ${token('space-3')};
  border: 1px solid var(--banner-line);
  border-radius: ${token('radius-control')};
  background: var(--banner-tint);
  color: ${token('color-ink')};

  &[data-tone='info'] {
    --banner-line: ${token('color-info-line')};
    --banner-tint: ${token('color-info-tint')};
    --banner-mark: ${token('color-info-text')};
  }

  &[data-tone='success'] {
    --banner-line: ${token('color-success-line')};
    --banner-tint: ${token('color-success-tint')};
    --banner-mark: ${token('color-success-text')};
  }

  &[data-tone='warning'] {
    --banner-line: ${token('color-warning-line')};
    --banner-tint: ${token('color-warning-tint')};
    --banner-mark: ${token('color-warning-text')};
  }

  &[data-tone='danger'] {
    --banner-line: ${token('color-danger-line')};
    --banner-tint: ${token('color-danger-tint')};
    --banner-mark: ${token('color-danger-text')};
  }
`

export const BannerMark = styled.span`
  display: inline-flex;
  flex: none;
  padding-block-start: 2px;
  color: var(--banner-mark);
`

/* Actions wrap below the text when they do not fit beside it; the dismiss button stays in its corner. */
export const BannerBody = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space-2')} 10px;
  min-width: 0;
`

export const BannerText = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const BannerTitle = styled.strong`
  display: block;
  font-weight: ${token('weight-semibold')};
`

export const BannerActions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-block: -4px;
`

export const BannerDismiss = styled.div`
  flex: none;
  margin-block: -4px;
`
