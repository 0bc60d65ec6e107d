import type { Meta, StoryObj } from '@storybook/react-vite'
import { scaleValues, token, tokenProperty, type TokenName } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import { CopyButton } from '../parts/CopyButton'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { Cards } from '../parts/Page.styles'
import { scaleRows, shadowNames } from './token-lists'
import { TokenLength, TokenRows } from './TokenRows'

const meta = {
  title: 'Foundations/Space and shape',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Lift = styled.div`
  display: grid;
  place-items: center;
  height: 88px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`

const Corner = styled.span`
  display: block;
  width: 96px;
  height: 40px;
  border: 1px solid ${token('color-control-outline')};
  background: ${token('color-surface')};
`

const Ring = styled.span`
  display: inline-block;
  padding: 6px 12px;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-control')};
  outline: ${token('ring-width')} solid ${token('color-focus')};
  outline-offset: ${token('ring-offset')};
`

export const SpaceAndShape: Story = {
  name: 'Space and shape',
  render: () => (
    <DocPage
      title="Space and shape"
      lead="A grid of 4 pixels. Dense where the plan is, roomy where a person reads. A line separates first; only what floats casts a shadow."
    >
      <DocSection title="Space">
        <TokenRows
          rows={scaleRows('space')}
          draw={(name) => <TokenLength name={name} side="width" />}
        />
      </DocSection>
      <DocSection title="Radius">
        <TokenRows
          rows={scaleRows('radius')}
          draw={(name) => <Corner style={{ borderRadius: token(name) }} />}
        />
      </DocSection>
      <DocSection title="Elevation">
        <p>The values differ by theme. Switch it in the toolbar.</p>
        <Cards style={{ gap: 32 }}>
          {shadowNames.map((name) => (
            <Lift key={name} style={{ boxShadow: token(name) }}>
              <CopyButton text={token(name)} label={tokenProperty(name)} />
            </Lift>
          ))}
        </Cards>
      </DocSection>
      <DocSection title="Focus">
        <p>
          The ring of the keyboard is {scaleValues['ring-width']} wide and stands{' '}
          {scaleValues['ring-offset']} away.
        </p>
        <div>
          <Ring>Launch plan</Ring>
        </div>
        <TokenRows
          rows={scaleRows('ring')}
          draw={(name) => <TokenLength name={name} side="width" />}
        />
      </DocSection>
      <DocSection title="Layers">
        <p>
          Few things lie above others, and these in one order. Menus, popovers, dialogs and messages
          are in the browser’s top layer, in the order in which they open, and need no number.
        </p>
        <TokenRows rows={scaleRows('layer')} draw={(name: TokenName) => layerJobs[name]} />
      </DocSection>
    </DocPage>
  ),
}

const layerJobs: Readonly<Partial<Record<TokenName, string>>> = {
  'layer-sticky': 'Heads of tables and calendars',
  'layer-navigation': 'Navigation and page headers',
  'layer-panel': 'Side panels beside the plan',
  'layer-dragged': 'What is being dragged',
  'layer-floating': 'Everything else that floats',
}
