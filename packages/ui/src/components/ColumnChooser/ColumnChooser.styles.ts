import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const ChooserList = styled.ul`
  display: grid;
  width: 264px;
  max-width: 100%;
  margin: 0 -8px;
  padding: 0;
  list-style: none;
`

export const ChooserItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('size-control')};
  padding-inline: 8px 4px;
  border-radius: ${token('radius-bar')};

  &:hover,
  &:focus-within {
    background: ${token('color-hover')};
  }

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`

export const ChooserSteps = styled.span`
  display: inline-flex;
  flex: none;
  opacity: 0;

  ${ChooserItem}:hover &,
  ${ChooserItem}:focus-within & {
    opacity: 1;
  }

  @media (hover: none) {
    opacity: 1;
  }
`

/** Seen while it is on; otherwise like the steps. */
export const ChooserPin = styled.span`
  display: inline-flex;
  flex: none;
  opacity: 0;

  ${ChooserItem}:hover &,
  ${ChooserItem}:focus-within &,
  &:has([aria-pressed='true']) {
    opacity: 1;
  }

  @media (hover: none) {
    opacity: 1;
  }
`

export const ChooserHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
  margin-block-end: ${token('space-2')};
`

export const ChooserTitle = styled.p`
  font-weight: ${token('weight-semibold')};
`

export const ChooserHint = styled.p`
  margin-block-start: ${token('space-2')};
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
`
