import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { floatingStyles } from '../floating/floating-styles'

/* The floating, scrolling list. It contains only options and groups of them. */
export const ListPanel = styled.div`
  ${floatingStyles}
  max-width: min(480px, calc(100vw - 16px));
  max-height: min(var(--tl-floating-height, 320px), 320px);
  padding: ${token('space-1')};
  overflow-y: auto;
  overscroll-behavior: contain;
  -webkit-user-select: none;
  user-select: none;

  /* The focus stays on the field, which shows the ring. */
  &:focus-visible {
    outline: none;
  }
`

export const ListSwatch = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
  background: var(--tl-swatch-color);
  forced-color-adjust: none;
`

/* As high as a line, so that it is level with the label in rows of one and two lines. */
export const ListLead = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  height: ${token('line-body')};
`

/* As high as all rows and as wide as the longest; rows are positioned in it. */
export const ListSpace = styled.div`
  position: relative;

  &::before,
  &::after {
    display: block;
    overflow: hidden;
    height: 0;
    padding-inline: 8px calc(8px + var(--tl-list-extra, 0px));
    white-space: nowrap;
    visibility: hidden;
  }

  &::before {
    content: attr(data-widest-label);
    font-weight: ${token('weight-medium')};
  }

  &::after {
    content: attr(data-widest-second);
    font-size: ${token('text-caption')};
  }
`

export const ListCaption = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: flex-end;
  padding: 0 8px 4px;
  overflow: hidden;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
  white-space: nowrap;
  text-overflow: ellipsis;
`

export const ListRowRoot = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: flex-start;
  gap: ${token('space-2')};
  padding-inline: 8px;
  /* Centres the text of a row with one line, in every density. */
  padding-block-start: calc((${token('size-control-small')} - ${token('line-body')}) / 2);
  border-radius: ${token('radius-bar')};
  cursor: pointer;

  &[data-highlighted] {
    background: ${token('color-pressed')};
  }

  &[data-chosen] {
    font-weight: ${token('weight-medium')};
  }

  &[data-kind='all'] {
    font-weight: ${token('weight-semibold')};
  }

  &[aria-disabled='true'] {
    color: ${token('color-ink-faint')};
    cursor: not-allowed;
  }

  & > ${ListSwatch} {
    margin-block: 5px;
  }

  &[aria-disabled='true'] > :is(${ListSwatch}, ${ListLead}) {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }

    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const ListText = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;

  & mark {
    background: none;
    color: inherit;
    font-weight: ${token('weight-semibold')};
    text-decoration: underline;
    text-decoration-color: ${token('color-line-strong')};
    text-underline-offset: 3px;
  }
`

export const ListSecondLine = styled.span`
  display: block;
  overflow: hidden;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-caption')};
  text-overflow: ellipsis;

  [data-highlighted] & {
    color: ${token('color-ink-muted')};
  }
`

export const ListCount = styled.span`
  flex: none;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-regular')};
  font-variant-numeric: tabular-nums;
`

export const ListCheck = styled.span`
  display: inline-flex;
  flex: none;
  padding-block: 2px;
  color: ${token('color-action')};
`

export const ListMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 20px;
  color: ${token('color-ink-muted')};
`

/* The box of a checkbox; the row says whether it is on. */
export const ListTick = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  margin-block: 2px;
  border: 1px solid ${token('color-control-outline')};
  border-radius: ${token('radius-bar')};
  background: ${token('color-surface')};
  color: ${token('color-on-action')};

  &[data-state='on'],
  &[data-state='some'] {
    border-color: transparent;
    background: ${token('color-action')};
  }

  &::before {
    width: 10px;
    height: 10px;
    background: currentColor;
    content: '';
    opacity: 0;
  }

  &[data-state='on']::before {
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 12%, 37% 68%);
    opacity: 1;
  }

  &[data-state='some']::before {
    clip-path: inset(4px 1px);
    opacity: 1;
  }

  [aria-disabled='true'] > & {
    border-color: ${token('color-line-strong')};
    background: ${token('color-sunken')};
    color: ${token('color-ink-faint')};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;
  }
`

/* A listbox may contain only options, so a note about an empty list is outside of it. */
export const ListNote = styled.div.attrs({
  role: 'option',
  'aria-disabled': true,
  'aria-selected': false,
})`
  padding: 4px 8px;
  color: ${token('color-ink-faint')};
`

export const ListSkeletonRow = styled.span`
  display: flex;
  align-items: center;
  height: ${token('size-control-small')};
`
