import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const AccountPage = styled.div`
  container: account / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${token('space-6')};
  max-inline-size: 1440px;
  padding: 28px ${token('space-10')} calc(${token('space-10')} + var(--tl-toast-room, 0px));

  @media (width < 1200px) {
    padding-inline: ${token('space-6')};
  }
`

export const AccountHead = styled.header`
  display: flex;
  gap: ${token('space-4')};
  align-items: flex-start;
  justify-content: space-between;

  > :first-child {
    min-inline-size: 0;
  }

  h1 {
    overflow-wrap: anywhere;
    font-size: ${token('text-heading-large')};
    font-weight: ${token('weight-semibold')};
    letter-spacing: -0.02em;
    line-height: ${token('line-heading-large')};
  }

  p {
    color: ${token('color-ink-muted')};
  }

  @media print {
    > button {
      display: none;
    }
  }
`

/** Plans beside seats, if the window has room for both. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  align-items: start;

  @container account (width >= 900px) {
    grid-template-columns: minmax(0, 1.84fr) minmax(360px, 1fr);
  }
`

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  min-inline-size: 0;

  h2 {
    font-size: ${token('text-heading-small')};
    font-weight: ${token('weight-semibold')};
    line-height: ${token('line-heading-small')};
  }
`

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: center;
  min-block-size: ${token('size-control')};

  > h2 {
    flex: 1;
  }

  @media print {
    > button {
      display: none;
    }
  }
`

export const Hint = styled.p`
  color: ${token('color-ink-muted')};
`

/** Frame of the plans. It shows about a dozen; the others scroll. */
export const PlansFrame = styled.div`
  max-block-size: 460px;
  overflow: auto;

  @media print {
    max-block-size: none;
  }
`

/** Label with a badge beside it. */
export const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-2')};
  align-items: center;
`

export const PlanNameCell = styled.div`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  min-inline-size: 0;

  > :first-child {
    min-inline-size: 0;
  }

  &[data-nested] {
    padding-inline-start: ${token('space-6')};
    font-weight: ${token('weight-regular')};
  }
`
