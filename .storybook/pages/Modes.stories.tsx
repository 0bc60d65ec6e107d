import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'

import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { Switch } from '@throughline/ui/Switch'
import { TextField } from '@throughline/ui/TextField'
import {
  densities,
  motionValues,
  scaleValues,
  token,
  tokenProperty,
  type Density,
} from '@throughline/ui/theme'
import { Caption, Cards, Page } from './Page.styles'

const meta = {
  title: 'Foundations/Modes',
  parameters: { controls: { disable: true }, options: { showPanel: false } },
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Sheets = styled.ol`
  position: relative;
  height: 300px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: absolute;
    inset-block-start: calc(var(--tl-step) * 46px);
    inset-inline-start: calc(var(--tl-step) * 96px);
    display: grid;
    gap: 2px;
    width: 320px;
    height: 72px;
    padding: 10px 14px;
    border: 1px solid ${token('color-line-strong')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    color: ${token('color-ink')};
  }
`

const Paper = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 4px 16px;

  dt {
    color: ${token('color-ink-faint')};
  }
`

/** A drawing stays as it is drawn. */
function keepAsIs(): void {
  // Nothing follows.
}

const layers = [
  ['layer-sticky', 'Heads of tables and calendars'],
  ['layer-navigation', 'Navigation and page headers'],
  ['layer-panel', 'Side panels beside the plan'],
  ['layer-dragged', 'What is being dragged'],
  [
    'layer-floating',
    'The rest: dialogs and menus are in the browser’s top layer, above all of these',
  ],
] as const

export const Layers: Story = {
  render: () => (
    <Page>
      <section>
        <h1>Layers</h1>
        <p>
          Few things lie above others, and these in one order. Menus, popovers, dialogs and messages
          are lifted by the browser itself, in the order in which they open, so none of them needs a
          number.
        </p>
        <Sheets>
          {layers.map(([name, job], index) => (
            <li key={name} style={{ '--tl-step': index, zIndex: Number(scaleValues[name]) }}>
              <span>{job}</span>
              <Caption>
                {tokenProperty(name)}: {scaleValues[name]}
              </Caption>
            </li>
          ))}
        </Sheets>
      </section>
    </Page>
  ),
}

function DensitySheet({ density }: { density: Density }) {
  return (
    <Paper data-density={density}>
      <h2>{density}</h2>
      <TextField label="Title" defaultValue="Gift guide launch" />
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Badge>3</Badge>
      </div>
      <Switch label="All day" isOn onChange={keepAsIs} />
      <Facts>
        {Object.entries(densities[density]).map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name.replaceAll('-', ' ')}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Paper>
  )
}

export const Densities: Story = {
  render: () => (
    <Page>
      <section>
        <h1>Density</h1>
        <p>
          <code>data-density</code> on any element sets how close together things stand below it.
          Compact is the default and shows most of a plan; comfortable gives every bar, row and
          control more room.
        </p>
        <Cards style={{ '--tl-card-width': '340px' }}>
          <DensitySheet density="compact" />
          <DensitySheet density="comfortable" />
        </Cards>
      </section>
    </Page>
  ),
}

export const StoryContext: Story = {
  render: () => (
    <Page>
      <section>
        <h1>What the system asks for</h1>
        <p>Every part answers to these without a line from the product around it.</p>
        <Facts>
          <dt>Less motion</dt>
          <dd>
            The two times, {Object.values(motionValues).join(' and ')}, become 0. What moved is
            simply there.
          </dd>
          <dt>Forced colours</dt>
          <dd>
            States that a background tells are told by an outline or a mark as well. A channel keeps
            its edge in its own colour.
          </dd>
          <dt>More contrast</dt>
          <dd>Without a chosen theme, the high contrast one is used.</dd>
          <dt>A dark scheme</dt>
          <dd>Without a chosen theme, the dark one is used.</dd>
          <dt>Print</dt>
          <dd>
            Light, on no ground; bars keep their tints, and what floats or only serves the screen
            stays away.
          </dd>
        </Facts>
      </section>
    </Page>
  ),
}
