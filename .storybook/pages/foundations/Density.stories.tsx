import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { Switch } from '@throughline/ui/Switch'
import { TextField } from '@throughline/ui/TextField'
import { token, type Density as DensityName } from '@throughline/ui/theme'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { Cards } from '../parts/Page.styles'
import { densityRows, scaleRows } from './token-lists'
import { TokenLength, TokenRows } from './TokenRows'

const meta = {
  title: 'Foundations/Size and density',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Paper = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`

/** A small form in one density. */
function Sheet({ density, title }: { readonly density: DensityName; readonly title: string }) {
  const [isAllDay, setAllDay] = useState(true)
  const [text, setText] = useState('Gift guide launch')
  return (
    <Paper data-density={density}>
      <h3>{title}</h3>
      <TextField
        label={`Title, ${density}`}
        value={text}
        onChange={({ value }) => {
          setText(value)
        }}
      />
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Badge>3</Badge>
      </div>
      <Switch
        label={`All day, ${density}`}
        isOn={isAllDay}
        onChange={({ isOn }) => {
          setAllDay(isOn)
        }}
      />
    </Paper>
  )
}

export const SizeAndDensity: Story = {
  name: 'Size and density',
  render: () => (
    <DocPage
      title="Size and density"
      lead={
        <>
          <code>data-density</code> on any element sets how close together things stand below it.
          Compact is the default and shows most of a plan; comfortable gives every bar, row and
          control more space.
        </>
      }
    >
      <DocSection title="Side by side">
        <Cards style={{ '--tl-card-width': '340px' }}>
          <Sheet density="compact" title="Compact" />
          <Sheet density="comfortable" title="Comfortable" />
        </Cards>
      </DocSection>
      <DocSection title="Sizes that follow the density">
        <TokenRows
          heads={['Compact', 'Comfortable']}
          rows={densityRows}
          draw={(name) => <TokenLength name={name} side="height" />}
        />
      </DocSection>
      <DocSection title="Sizes that stay">
        <TokenRows
          rows={scaleRows('size')}
          draw={(name) => <TokenLength name={name} side="width" />}
        />
      </DocSection>
    </DocPage>
  ),
}
