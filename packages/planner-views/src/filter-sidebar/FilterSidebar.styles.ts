import { Checkbox } from '@throughline/ui/Checkbox'
import { SidePanel } from '@throughline/ui/SidePanel'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const FilterPanel = styled(SidePanel)`
  > [data-part='body'] {
    display: flex;
    flex-direction: column;
    padding-block: 0 ${token('space-4')};
    padding-inline: ${token('space-4')};
  }

  h2 {
    font-size: ${token('text-heading-small')};
    line-height: ${token('line-heading-small')};
  }

  /* What opens and closes lies in the gutter, its content in line with the headings. */
  [role='region'] {
    padding-block: 0 ${token('space-3')};
    padding-inline: 2px ${token('space-2')};
  }

  [data-accordion] > :last-child {
    border-block-end: 0;
  }
`

export const FilterTitle = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 28px;
`

/** Stays in view while the sections scroll under it. */
export const FilterSearch = styled.div`
  position: sticky;
  z-index: ${token('layer-sticky')};
  inset-block-start: 0;
  margin-inline: calc(-1 * ${token('space-1')});
  padding-block: ${token('space-3')} ${token('space-2')};
  padding-inline: ${token('space-1')};
  background: ${token('color-surface')};
`

export const FilterList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** One filter: its gutter, its box, and how many items it stands for. */
export const FilterLine = styled.div`
  display: flex;
  align-items: flex-start;
  border-radius: ${token('radius-bar')};

  &:hover {
    background: color-mix(in srgb, ${token('color-ink')} 4%, transparent);
  }

  &[data-level='2'] {
    padding-inline-start: ${token('space-6')};
    color: ${token('color-ink-muted')};
  }

  &[data-unused] {
    color: ${token('color-ink-muted')};
  }
`

/** As wide as the mark before a heading of a section, so that boxes stand under headings. */
export const FilterGutter = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  min-block-size: 24px;
  padding-inline-end: 2px;
`

export const FilterDisclosure = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-bar')};
  background: none;
  color: ${token('color-ink-muted')};
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, ${token('color-ink')} 8%, transparent);
    color: ${token('color-ink')};
  }

  & > svg {
    transition: transform ${token('motion-fast')} ${token('ease-out')};
  }

  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const FilterBox = styled(Checkbox)`
  flex: 1;

  & > label {
    inline-size: 100%;
  }
`

export const FilterName = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  min-inline-size: 0;

  [data-level='1'] > * > label & {
    font-weight: ${token('weight-medium')};
  }
`

export const FilterSwatch = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 2px;
  background: var(--channel-color);
  print-color-adjust: exact;
  forced-color-adjust: none;
`

export const FilterMark = styled.abbr`
  flex: none;
  padding-inline: 3px;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-bar')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-semibold')};
  line-height: 14px;
  text-decoration: none;
`

export const FilterAmount = styled.span`
  flex: none;
  padding-block: 4px;
  padding-inline-start: ${token('space-2')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-dense')};
`

/** The name of a category of tags. */
export const FilterCaption = styled.div`
  padding-block: ${token('space-1')};
  padding-inline-start: 28px;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};

  ul + & {
    margin-block-start: ${token('space-2')};
  }
`

export const FilterMore = styled.div`
  padding-block-start: ${token('space-1')};
  padding-inline-start: ${token('space-3')};
`

export const FilterNote = styled.p`
  margin: 0;
  padding-block: 2px;
  padding-inline-start: 28px;
  color: ${token('color-ink-muted')};
`

export const FilterWait = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding-block: 6px;
  padding-inline-start: 28px;
`
