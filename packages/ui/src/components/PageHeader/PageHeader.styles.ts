import { styled } from 'styled-components'

import { token, tokenProperty } from '../../theme/token'

export const PageHeaderRoot = styled.header`
  flex: none;
  min-width: 0;
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
  container-type: inline-size;
  /* The header has the same height in every density, and so do its controls. */
  ${tokenProperty('size-control')}: ${token('size-control-header')};
`

export const PageHeaderLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-width: 0;
  height: calc(${token('size-header')} - 1px);
  padding-inline: ${token('space-4')};

  /* In a narrow column the rest wraps to a second line. */
  @container (max-width: 600px) {
    flex-wrap: wrap;
    row-gap: ${token('space-2')};
    height: auto;
    min-height: calc(${token('size-header')} - 1px);
    padding-block: ${token('space-2')};
  }
`

export const PageHeaderTitle = styled.h1`
  min-width: 0;
  overflow: hidden;
  font-size: ${token('text-heading-small')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading-small')};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const PageHeaderSubtitle = styled.div`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const PageHeaderGroup = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};

  @container (max-width: 600px) {
    flex-wrap: wrap;
    max-width: 100%;
  }
`

export const PageHeaderEnd = styled(PageHeaderGroup)`
  margin-inline-start: auto;
`
