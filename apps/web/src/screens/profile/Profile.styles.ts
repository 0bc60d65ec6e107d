import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Column of the page of a person. */
export const PageColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  align-content: start;
  max-inline-size: 960px;
  min-inline-size: 0;

  > * + [data-layout='settings'] {
    padding-block-start: ${token('space-6')};
    border-block-start: 1px solid ${token('color-line')};
  }
`

export const SkeletonColumn = styled.section`
  display: grid;
  gap: ${token('space-4')};
  max-inline-size: 520px;

  > div {
    display: grid;
    gap: ${token('space-1')};
  }
`

/** The photo, with its actions. */
export const PhotoRow = styled.div`
  display: flex;
  gap: ${token('space-4')};
  align-items: center;

  > :nth-child(2) {
    flex: 1;
    min-inline-size: 0;
  }
`

/** Buttons side by side. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: center;
`

/** A sentence below buttons. */
export const Note = styled.p`
  margin: 0;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
`

/** Two fields side by side, with the button at their end. */
export const GrantRow = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px auto;
  gap: ${token('space-2')};
  align-items: end;
`

/** List of the user's sessions. */
export const SessionRows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
    padding-block: ${token('space-2')};
  }

  li + li {
    border-block-start: 1px solid ${token('color-line')};
  }

  [data-part='where'] {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }

  [data-part='when'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-variant-numeric: tabular-nums;
  }
`

/** Field for the role of a row, with the button that opens the role guides. */
export const RoleField = styled.div`
  display: flex;
  gap: ${token('space-1')};
  align-items: center;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`
