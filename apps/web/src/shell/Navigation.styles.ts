import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The slim column at the start of the window. */
export const NavigationRoot = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  inline-size: ${token('size-navigation')};
  min-block-size: 0;
  padding: ${token('space-2')};
  border-inline-end: 1px solid ${token('color-line')};
  background: ${token('color-sunken')};

  &[data-collapsed] {
    align-items: center;
    inline-size: ${token('size-navigation-collapsed')};
  }
`

export const NavigationHead = styled.div`
  display: flex;
  gap: ${token('space-1')};
  align-items: center;
  justify-content: space-between;
  block-size: 36px;
  padding-inline-start: ${token('space-2')};

  [data-collapsed] > & {
    flex-direction: column;
    block-size: auto;
    padding: ${token('space-2')} 0 0;
  }
`

export const NavigationHome = styled.a`
  border-radius: ${token('radius-control')};
  text-decoration: none;
`

export const NavigationList = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const NavigationItem = styled.a`
  display: flex;
  gap: 10px;
  align-items: center;
  block-size: 30px;
  padding: 0 ${token('space-2')};
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  color: ${token('color-ink-muted')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token('color-pressed')};
    color: ${token('color-ink')};
  }

  &[aria-current='page'] {
    border-color: ${token('color-line')};
    background: ${token('color-surface')};
    color: ${token('color-ink')};
  }
`

export const NavigationEnd = styled.div`
  margin-block-start: auto;
`

/** The plan one is in, and the person one is: two lines beside a tile. */
export const NavigationCard = styled.button`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${token('space-2')};
  border: 1px solid transparent;
  border-radius: ${token('radius-card')};
  background: none;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token('color-pressed')};
  }

  &[data-framed] {
    border-color: ${token('color-line')};
    background: ${token('color-surface')};
  }

  &[data-framed]:hover,
  &[data-framed][aria-expanded='true'] {
    border-color: ${token('color-line-strong')};
  }

  [data-collapsed] & {
    inline-size: auto;
    padding: 3px;
  }
`

export const CardTexts = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const CardTitle = styled.span`
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  font-weight: ${token('weight-semibold')};
  line-height: 18px;
`
