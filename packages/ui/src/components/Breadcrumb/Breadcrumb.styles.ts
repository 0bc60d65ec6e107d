import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

export const BreadcrumbRoot = styled.nav`
  min-width: 0;
  font-size: ${token('text-dense')};
  line-height: ${token('line-body')};
`

export const BreadcrumbList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    min-width: 0;
    max-width: 100%;
  }

  /* A drawn sign: a character would be read aloud. */
  & > li + li::before {
    content: '';
    flex: none;
    width: 5px;
    height: 5px;
    margin-inline: 7px 8px;
    border-block-start: 1.5px solid ${token('color-ink-faint')};
    border-inline-end: 1.5px solid ${token('color-ink-faint')};
    rotate: 45deg;
  }

  & > li + li:dir(rtl)::before {
    rotate: -45deg;
  }
`

const step = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-width: 0;
  max-width: 240px;
  padding-block: 2px;
  border-radius: 2px;

  [data-part='label'] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const BreadcrumbLink = styled.a`
  ${step}
  color: ${token('color-ink-muted')};
  text-decoration: none;
  text-underline-offset: 3px;

  &[href]:hover {
    color: ${token('color-ink')};
    text-decoration: underline;
  }
`

export const BreadcrumbCurrent = styled.span`
  ${step}
  color: ${token('color-ink')};
  font-weight: ${token('weight-medium')};
`
