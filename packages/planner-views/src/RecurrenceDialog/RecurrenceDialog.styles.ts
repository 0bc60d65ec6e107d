import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Repeats and Ends side by side, and their consequences below. */
export const RepeatFieldRoot = styled.div`
  container: tl-repeat / inline-size;
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
`

export const RepeatInputs = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')} ${token('space-3')};
  min-width: 0;

  @container tl-repeat (min-width: 340px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const RepeatNotes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-1')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-dense')};

  p {
    margin: 0;
  }

  p[data-part='hint'] {
    flex-basis: 100%;
  }
`

export const RepeatMonths = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space-5')};
`

export const CustomRuleForm = styled.form`
  display: grid;
  gap: ${token('space-4')};

  [data-part='period'] {
    display: grid;
    align-items: start;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-4')};
  }

  [data-part='weekdays'] {
    display: grid;
    justify-items: start;
    gap: ${token('space-1')};
  }

  [data-part='label'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-weight: ${token('weight-medium')};
    line-height: ${token('line-dense')};
  }

  [data-part='missing'] {
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    line-height: ${token('line-dense')};
  }

  /* The days of every rule fit, so that the dialog keeps its height. */
  [data-part='preview'] {
    display: grid;
    align-content: start;
    gap: ${token('space-3')};
    min-block-size: 230px;
    padding-block-start: ${token('space-4')};
    border-block-start: 1px solid ${token('color-line')};
  }
`
