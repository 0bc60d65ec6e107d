import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  buildAsset,
  buildDocument,
  buildPlan,
  contributor,
} from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import {
  categories,
  category,
  documentServer,
  DocumentsHost,
  documentsMeta,
} from './fixtures/document-stories'

const meta = {
  ...documentsMeta,
  tags: ['!autodocs', '!visual'],
  component: DocumentsHost,
  title: 'Screens/Plan settings/Documents',
  args: { server: documentServer() },
} satisfies Meta<typeof DocumentsHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ step }) => {
    await step('Documents stand in their categories, with what they are', async () => {
      await expect(await screen.findByRole('region', { name: 'Briefs' })).toBeVisible()
      const briefs = category('Briefs')
      await expect(briefs.getByText('PDF · 1.2 MB · 11/16/26')).toBeVisible()
      await expect(briefs.getByText('XLSX · 1.2 MB · 11/16/26')).toBeVisible()
      await expect(category('Reports').getByText('No documents')).toBeVisible()
    })
    await step('Each can be downloaded; pictures and PDFs can be looked at', async () => {
      await expect(screen.getByRole('link', { name: 'Download Store list.xlsx' })).toHaveAttribute(
        'download',
        'Store list.xlsx',
      )
      await expect(screen.queryByRole('button', { name: 'Show Store list.xlsx' })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Show Hero.png' }))
      await expect(await screen.findByRole('dialog', { name: 'Hero.png' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('What a document is attached to is linked', async () => {
      await userEvent.click(screen.getByRole('button', { name: '2 items with Spring brief.pdf' }))
      await expect(await screen.findByRole('link', { name: 'Spring newsletter' })).toHaveAttribute(
        'href',
        '/account/1/plan/12/tactic/7',
      )
      await userEvent.keyboard('{Escape}')
    })
    await step('The search finds names and leaves out categories without a match', async () => {
      await enterText(screen.getByRole('searchbox', { name: 'Search documents' }), 'list st')
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Uncategorized' })).toBeNull(),
      )
      await expect(screen.getByText('Store list.xlsx')).toBeVisible()
      await expect(screen.queryByText('Spring brief.pdf')).toBeNull()
      await userEvent.clear(screen.getByRole('searchbox', { name: 'Search documents' }))
    })
    await step('A category closes', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Hide documents of Briefs' }))
      await waitFor(() => expect(screen.queryByText('Store list.xlsx')).toBeNull())
    })
  },
}

export const Empty: Story = {
  args: { server: createPlanningServer() },
  play: async () => {
    await expect(await screen.findByText('No documents yet')).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Upload documents' })).toBeVisible()
  },
}

const failing = documentServer({ holds: /^GET \/plan_document/u })

export const LoadsAgainAfterAFailure: Story = {
  args: { server: failing },
  play: async () => {
    await waitFor(() => expect(failing.waiting()).toHaveLength(2))
    failing.answer('forbidden')
    failing.answer()
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Documents could not be loaded',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(failing.waiting().length).toBeGreaterThan(0))
    while (failing.waiting().length > 0) failing.answer()
    await expect(await screen.findByText('Spring brief.pdf')).toBeVisible()
  },
}

export const OfAContributor: Story = {
  args: { server: documentServer({ plans: [buildPlan({ access: contributor })] }) },
  play: async ({ step }) => {
    await expect(await screen.findByText(/^Admins of the plan upload documents/u)).toBeVisible()
    await step('They upload nothing and set up no category', async () => {
      await expect(screen.queryByRole('region', { name: 'Upload documents' })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Rename Briefs' })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Delete Briefs' })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Reorder Briefs' })).toBeNull()
    })
    await step('Only documents of tactics can be theirs', async () => {
      await expect(screen.getByRole('button', { name: 'Delete Spring brief.pdf' })).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Delete Hero.png' })).toBeNull()
    })
  },
}

export const OfAFrozenPlan: Story = {
  args: {
    server: documentServer({ plans: [buildPlan({ freeze: true, access: contributor })] }),
  },
  play: async () => {
    await expect(await screen.findByText(/^This plan is frozen/u)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Delete Spring brief.pdf' })).toBeNull()
    await expect(screen.getByRole('link', { name: 'Download Spring brief.pdf' })).toBeVisible()
  },
}

const many = createPlanningServer({
  documentCategories: categories,
  documents: Array.from({ length: 2000 }, (_each, at) =>
    buildDocument({
      id: 3001 + at,
      categoryIds: [categories[at % 2]?.id ?? 0],
      asset: buildAsset({ id: 6001 + at, name: `Document ${at + 1}.pdf` }),
    }),
  ),
})

/** A query by role would compute the name of every element of a long list. */
const downloads = () => [...globalThis.document.querySelectorAll('a[download]')]

export const OfTwoThousand: Story = {
  args: { server: many },
  play: async ({ step }) => {
    await step('All categories are closed at first', async () => {
      await expect(
        await screen.findByRole('button', { name: 'Show documents of Briefs' }),
      ).toHaveAttribute('aria-expanded', 'false')
    })
    await step('An open one draws the first 25, and more on demand', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show documents of Briefs' }))
      await expect(downloads()).toHaveLength(25)
      await userEvent.click(screen.getByRole('button', { name: 'Show 25 more of 975' }))
      await expect(downloads()).toHaveLength(50)
    })
    await step('The search finds one of them', async () => {
      await enterText(screen.getByRole('searchbox', { name: 'Search documents' }), '1999')
      await expect(await screen.findByText('Document 1999.pdf')).toBeVisible()
      // Shown, and announced.
      await expect(screen.getAllByText('1 of 2,000')).toHaveLength(2)
    })
  },
}
