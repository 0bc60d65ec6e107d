import type { Meta, StoryObj } from '@storybook/react-vite'
import { motionValues } from '@throughline/ui/theme'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { FactTable } from '../parts/Details.styles'

const meta = {
  title: 'Foundations/System settings',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const answers = [
  [
    'Less motion',
    `The two times, ${Object.values(motionValues).join(' and ')}, become 0. What moved is simply there.`,
  ],
  [
    'Forced colors',
    'States that a background tells are told by an outline or a mark as well. A channel keeps its edge in its own color.',
  ],
  ['More contrast', 'With data-theme="auto", the high contrast theme is used.'],
  ['A dark scheme', 'With data-theme="auto", the dark theme is used.'],
  [
    'Print',
    'Light, on no ground. Bars keep their tints, and what floats or only serves the screen stays away.',
  ],
] as const

export const SystemSettings: Story = {
  name: 'System settings',
  render: () => (
    <DocPage
      title="System settings"
      lead="Every component answers to what the system asks for, without a line from the product around it."
    >
      <DocSection title="What is asked, and what happens">
        <FactTable>
          <thead>
            <tr>
              <th scope="col">The system asks for</th>
              <th scope="col">The kit answers</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(([requested, answer]) => (
              <tr key={requested}>
                <th scope="row">{requested}</th>
                <td>{answer}</td>
              </tr>
            ))}
          </tbody>
        </FactTable>
      </DocSection>
    </DocPage>
  ),
}
