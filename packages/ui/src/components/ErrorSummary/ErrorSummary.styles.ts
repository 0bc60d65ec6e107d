import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const SummaryRoot = styled.div.attrs({ role: 'group' })`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  min-width: 0;
  padding: ${token('space-3')};
  border: 1px solid ${token('color-danger-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-danger-tint')};
  color: ${token('color-ink')};
  scroll-margin-block: ${token('space-4')};

  & > svg {
    margin-block-start: 2px;
    color: ${token('color-danger-text')};
  }

  &:focus {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: ${token('ring-offset')};
  }
`

export const SummaryText = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const SummaryTitle = styled.p`
  font-weight: ${token('weight-semibold')};
`

export const SummaryList = styled.ul`
  margin: ${token('space-1')} 0 0;
  padding: 0;
  list-style: none;
`

export const SummaryLink = styled.a`
  display: inline-block;
  padding-block: 2px;
  border-radius: 2px;
  color: ${token('color-danger-text')};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;

  &:hover {
    text-decoration-thickness: 2px;
  }
`
