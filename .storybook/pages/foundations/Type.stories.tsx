import type { Meta, StoryObj } from '@storybook/react-vite'
import { scaleValues, token, type TokenName } from '@throughline/ui/theme'
import { CopyButton } from '../parts/CopyButton'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { scaleRows } from './token-lists'
import { TokenRows } from './TokenRows'

const meta = {
  title: 'Foundations/Type',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const samples: Readonly<Record<string, string>> = {
  'text-heading-large': 'November 2026',
  'text-heading': 'Holiday Gifting Campaign',
  'text-heading-small': 'Rename plan',
  'text-body': 'Segment: top 10 % by spend. Creative due two weeks before.',
  'text-dense': 'Influencer takeover',
  'text-caption': 'Lead plan, 2 nested',
}

const lineOf = (size: string) => `line-${size.replace('text-', '')}`

const isToken = (name: string): name is keyof typeof scaleValues => name in scaleValues

/** A size of text with its line. */
function Sample({ name }: { readonly name: TokenName }) {
  const line = lineOf(name)
  const isHeading = name.includes('heading')
  return (
    <span
      style={{
        fontSize: token(name),
        lineHeight: isToken(line) ? token(line) : undefined,
        fontWeight: token(isHeading ? 'weight-semibold' : 'weight-regular'),
      }}
    >
      {samples[name] ?? 'Gift guide launch'}
    </span>
  )
}

export const Type: Story = {
  render: () => (
    <DocPage
      title="Type"
      lead="Inter, in three weights and six sizes. Sentence case. Figures of one width wherever they line up."
    >
      <DocSection title="Sizes and lines">
        <TokenRows
          heads={['Size', 'Line']}
          rows={scaleRows('text').map(({ name, values }) => {
            const line = lineOf(name)
            return { name, values: [...values, isToken(line) ? scaleValues[line] : ''] }
          })}
          draw={(name) => <Sample name={name} />}
        />
      </DocSection>
      <DocSection title="Weights">
        <TokenRows
          rows={scaleRows('weight')}
          draw={(name) => <span style={{ fontWeight: token(name) }}>Store window reset</span>}
        />
      </DocSection>
      <DocSection title="Families">
        <p>
          The product ships the files of Inter, for example those of{' '}
          <CopyButton text="@fontsource-variable/inter" />. Without them the font of the system is
          used.
        </p>
        <TokenRows
          rows={scaleRows('font')}
          draw={(name) => <span style={{ fontFamily: token(name) }}>$1,204,000</span>}
        />
      </DocSection>
      <DocSection title="Figures">
        <p>
          Amounts, counts and times have figures of one width, and stand at the end of their column.
        </p>
        <div style={{ width: 160, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
          <div>$1,204,000</div>
          <div>$486,111</div>
          <div>$98,777</div>
          <div style={{ color: token('color-danger-text'), fontWeight: token('weight-semibold') }}>
            −$11,340
          </div>
        </div>
      </DocSection>
    </DocPage>
  ),
}
