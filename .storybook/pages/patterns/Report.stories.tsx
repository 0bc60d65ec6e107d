import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { Report } from './Report'

const meta = {
  title: 'Patterns/Report',
  component: Report,
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: `A report answers **how it goes** at a glance, then shows the rows behind the answer.

- **The way to it.** A **Breadcrumb** above the heading leads to the plan and the account. Leave it out where the side navigation shows the same.
- **Three or four figures.** A **StatTile** each, the most important one first: the figure, its change with what it is compared with, and the trend if the change alone misleads.
- **The rows.** A **Table** with **Pagination** below it, if people look at the first page and rarely go on. To edit rows, or to search them while scrolling, use one long **DataTable**.

The figures are about all rows, not about those of the page.`,
      },
    },
  },
} satisfies Meta<typeof Report>

export default meta
type Story = StoryObj<typeof meta>

/** Another page replaces the rows; the figures stay. */
export const GoesThroughItsRows: Story = {
  play: async ({ step }) => {
    const rows = within(screen.getByRole('table', { name: 'Mailings by visits' }))
    await step('The first page has the mailings with the most visits', async () => {
      await expect(screen.getByText('1–10 of 38')).toBeVisible()
      await expect(rows.getByRole('rowheader', { name: 'Newsletter 1' })).toBeVisible()
    })
    await step('The last page has the rest', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Page 4' }))
      await expect(screen.getByText('31–38 of 38')).toBeVisible()
      await expect(rows.getAllByRole('rowheader')).toHaveLength(8)
      await expect(screen.getByRole('group', { name: 'Mailings' })).toHaveTextContent('38')
    })
  },
}
