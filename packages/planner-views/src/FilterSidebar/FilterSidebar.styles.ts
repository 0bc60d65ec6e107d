import { checkboxStyles } from '@throughline/ui/Checkbox'
import { SidePanel } from '@throughline/ui/SidePanel'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const FilterPanel = styled(SidePanel)`
  > [data-part='body'] {
    display: flex;
    flex-direction: column;
    padding-block: 0 ${token('space-4')};
    /* The search, and half a line above the box that the keys lead to. */
    scroll-padding-block-start: calc(
      ${token('space-3')} + ${token('size-control')} + ${token('space-4')}
    );
    padding-inline: ${token('space-4')};
  }

  h2 {
    font-size: ${token('text-heading-small')};
    line-height: ${token('line-heading-small')};
  }

  /* The disclosure button is in the gutter; its content aligns with the headings. */
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

/** The box of a filter. */
export const FilterCheckbox = styled.input`
  ${checkboxStyles}
`

/**
 * Filters under each other. Their parts are plain elements, since there are hundreds;
 * a label is the whole line, so that it can be clicked anywhere.
 */
export const FilterList = styled.ul`
  --gutter: 28px;

  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  label {
    display: flex;
    align-items: flex-start;
    gap: ${token('space-2')};
    min-inline-size: 0;
    padding-block: calc((${token('size-row')} - ${token('line-body')}) / 2);
    padding-inline: var(--gutter) ${token('space-1')};
    border-radius: ${token('radius-bar')};
    line-height: ${token('line-body')};
    cursor: pointer;
  }

  &[data-level='2'] label {
    padding-inline-start: calc(var(--gutter) + ${token('space-6')});
    color: ${token('color-ink-muted')};
  }

  label[data-unused] {
    color: ${token('color-ink-muted')};
  }

  label:hover {
    background: color-mix(in srgb, ${token('color-ink')} 4%, transparent);
  }

  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }

  [data-part='channel'] [data-part='name'] {
    font-weight: ${token('weight-medium')};

    &::before {
      display: inline-block;
      inline-size: 8px;
      block-size: 8px;
      margin-inline-end: ${token('space-2')};
      border-radius: 2px;
      background: var(--tl-bar-color);
      content: '';
      print-color-adjust: exact;
      forced-color-adjust: none;
    }
  }

  [data-part='count'] {
    flex: none;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-variant-numeric: tabular-nums;
  }

  abbr {
    flex: none;
    margin-block: 2px;
    padding-inline: 3px;
    border: 1px solid ${token('color-line-strong')};
    border-radius: ${token('radius-bar')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-semibold')};
    line-height: 14px;
    text-decoration: none;
  }

  /* Covers the gutter of the line, 12 px from the middle of the box. */
  [data-part='channel'] {
    position: relative;
  }

  [data-part='channel'] > button {
    position: absolute;
    inset-block-start: calc((${token('size-row')} - 24px) / 2);
    inset-inline-start: 0;
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

    &::before {
      inline-size: 6px;
      block-size: 6px;
      border: solid currentColor;
      border-width: 0 1.5px 1.5px 0;
      content: '';
      transform: translateX(-2px) rotate(-45deg);
      transition: transform ${token('motion-fast')} ${token('ease-out')};
    }

    &:dir(rtl)::before {
      transform: translateX(2px) rotate(135deg);
    }

    &[aria-expanded='true']::before {
      transform: translateY(-2px) rotate(45deg);
    }

    &:hover {
      background: color-mix(in srgb, ${token('color-ink')} 8%, transparent);
      color: ${token('color-ink')};
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  [data-part='caption'] {
    padding-block: ${token('space-1')};
    padding-inline-start: calc(var(--gutter) + ${token('space-6')});
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    line-height: ${token('line-caption')};
  }
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

/** The search of a long section, in line with the boxes under it. */
export const FilterFind = styled.div`
  padding-block: 2px ${token('space-2')};
  padding-inline-start: 28px;
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
