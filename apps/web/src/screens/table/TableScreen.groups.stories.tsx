import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { campaign, guide, hero, tableItems } from './fixtures/table-items'
import { answer, enter, expectCell, groupBy, row, rowNames } from './fixtures/table-page'
import { tableMeta, tableOf } from './fixtures/TableHost'

/** The gift guide has two tags and an initiative. */
const twice = {
  tactics: [
    ...tableItems.filter(({ id }) => id !== guide.id),
    { ...guide, tagIds: [21, 22], relatedInitiativeIds: [campaign.id] },
  ],
}

const meta = {
  ...tableMeta,
  title: 'Screens/Planning/Table/Groups',
  tags: ['!autodocs', '!visual'],
  args: tableOf(twice, { query: '' }),
} satisfies Meta<typeof tableMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const SumsTheCostsOfEachGroup: Story = {
  play: async ({ args: { server }, step }) => {
    await step('Each channel and the total', async () => {
      await expectCell('Email 4 tactics', 'Est', '11,000')
      await expectCell('Email 4 tactics', 'Act', '10,700')
      await expectCell('Email 4 tactics', 'Var', '300')
      await expectCell('Website 1 tactic', 'Est', '500')
      await expectCell('Total', 'Est', '11,500')
    })
    await step('A changed cost changes both at once', async () => {
      await enter(guide.title, 'Est', '10000')
      await expectCell('Email 4 tactics', 'Est', '12,000')
      await expectCell('Total', 'Est', '12,500')
      await answer(server, 'lost connection')
      await expectCell('Total', 'Est', '11,500')
    })
    await step('A closed channel keeps its sum', async () => {
      const toggle = (await row('Email 4 tactics')).querySelector('[data-part="toggle"]')
      if (toggle === null) throw new Error('The group has no toggle.')
      await userEvent.click(toggle)
      await waitFor(() => expect(rowNames()).not.toContain(guide.title))
      await expectCell('Email 4 tactics', 'Est', '11,000')
    })
    await step('By initiative', async () => {
      await groupBy('Initiative')
      await row(/^Black Friday Promotion \d tactics$/u)
      await row('No initiative')
      await expect(rowNames().slice(0, 3)).toEqual([
        'Black Friday Promotion 2 tactics',
        guide.title,
        campaign.title,
      ])
    })
    await step('By month of the start', async () => {
      await groupBy('Month')
      await row('October 2026')
      await expect(rowNames().filter((name) => /2026/u.test(name))).toEqual([
        'October 2026 1 tactic',
        'November 2026 4 tactics',
        'December 2026 1 tactic',
      ])
    })
    await step('By tag: one of two tags stands under both, and counts once', async () => {
      await groupBy('Target segment')
      await row('Top spenders')
      await expect(rowNames()).toEqual([
        'Top spenders 1 tactic',
        guide.title,
        'Newcomers 2 tactics',
        hero.title,
        guide.title,
        'No tag 4 tactics',
        'Holiday focus',
        campaign.title,
        'Cart reminder',
        'Weekly deals',
        'Total 6 tactics on these days',
      ])
      await expectCell('Top spenders', 'Est', '9,000')
      await expectCell('Newcomers', 'Est', '9,500')
      await expectCell('Total', 'Est', '11,500')
    })
  },
}
