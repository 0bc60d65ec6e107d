import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { RolesPlan } from './RolesPlan'

const meta = {
  title: 'Patterns/Permissions',
  component: RolesPlan,
  args: { role: 'admin' },
  argTypes: {
    role: { control: 'inline-radio', options: ['admin', 'limited contributor', 'viewer'] },
  },
  parameters: {
    docs: {
      description: {
        component: `A person sees what they may do, and learns why not before they try.

- **Nothing may be changed at all:** leave out every control that changes something, and say once, above, that this is to look at and who can help. Values stay readable, selectable and copyable: use \`isReadOnly\`, not \`isDisabled\`.
- **Some of it may be changed:** the rest looks the same. An attempt is refused at once, with the reason in words: \`movePolicy\` and \`deletePolicy\` of the views judge, \`onMoveRefused\` and \`onRefused\` tell.
- **An action is never allowed here:** leave it out. **It is not possible now:** keep it, disabled, with the reason in its tooltip.
- **The server decides.** The same rules of \`@throughline/domain/access\` run in both places; what the page shows is a courtesy.`,
      },
    },
  },
} satisfies Meta<typeof RolesPlan>

export default meta
type Story = StoryObj<typeof meta>

const bar = (name: RegExp) => screen.getByRole('button', { name })

/** Everything moves. */
export const Admin: Story = {
  play: async () => {
    bar(/^Store window reset/).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() =>
      expect(bar(/^Store window reset/)).toHaveAccessibleName(/11\/17\/26 to 11\/19\/26/),
    )
  },
}

/** May edit Email only. Other bars stay, and a message gives the reason. */
export const LimitedContributor: Story = {
  args: { role: 'limited contributor' },
  play: async ({ step }) => {
    await step('Their own channel moves', async () => {
      bar(/^Gift guide launch/).focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await waitFor(() =>
        expect(bar(/^Gift guide launch/)).toHaveAccessibleName(/11\/10\/26 to 11\/13\/26/),
      )
    })
    await step('Another does not, and they learn whom to ask', async () => {
      bar(/^Store window reset/).focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expect(await screen.findByText(/You cannot edit In store\./)).toBeVisible()
      await expect(bar(/^Store window reset/)).toHaveAccessibleName(/11\/16\/26 to 11\/18\/26/)
    })
  },
}

/** May change nothing. The page says so once. */
export const Viewer: Story = {
  args: { role: 'viewer' },
  play: async () => {
    await expect(screen.getByText(/You can look at this plan/)).toBeVisible()
    bar(/^Gift guide launch/).focus()
    await userEvent.keyboard('{Delete}')
    await expect(bar(/^Gift guide launch/)).toBeVisible()
  },
}
