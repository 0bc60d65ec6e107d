import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const DescriptionRoot = styled.dl`
  display: grid;
  grid-template-columns: repeat(var(--tl-description-columns), minmax(0, 1fr));
  gap: 0 ${token('space-8')};
  min-width: 0;
  container-type: inline-size;

  &[data-columns='2'] {
    --tl-description-columns: 2;
  }

  &[data-columns='1'] {
    --tl-description-columns: 1;
  }
`

export const DescriptionRow = styled.div`
  display: grid;
  grid-template-columns: var(--tl-description-term-width, minmax(96px, 160px)) minmax(0, 1fr) auto;
  gap: 0 ${token('space-3')};
  align-items: baseline;
  min-height: ${token('size-row')};
  padding-block: 6px 5px;
  border-block-end: 1px solid ${token('color-line')};

  [data-layout='stacked'] > & {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  [data-lines='none'] > & {
    border-block-end-color: transparent;
  }

  /* In a narrow container pairs are below each other, over the full width. */
  @container (max-width: 360px) {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr) auto;
  }

  @container (max-width: 640px) {
    grid-column: 1 / -1;
  }
`

export const DescriptionTerm = styled.dt`
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-body')};
  overflow-wrap: anywhere;

  [data-layout='stacked'] > * > & {
    grid-column: 1 / -1;
    font-size: ${token('text-caption')};
    line-height: ${token('line-caption')};
  }

  @container (max-width: 360px) {
    grid-column: 1 / -1;
    font-size: ${token('text-caption')};
    line-height: ${token('line-caption')};
  }
`

export const DescriptionValue = styled.dd`
  min-width: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[data-empty] {
    color: ${token('color-ink-faint')};
  }
`

export const DescriptionAction = styled.dd`
  align-self: start;
  margin-block: -4px;
`
