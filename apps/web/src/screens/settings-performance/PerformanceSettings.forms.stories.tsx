import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { dismissToasts, toasts } from '../../testing/toasts'
import {
  addForm,
  button,
  chooseCategory,
  PerformanceHost,
  performanceMeta,
  performanceServer,
  section,
} from './fixtures/performance-stories'

const meta = {
  ...performanceMeta,
  tags: ['!autodocs', '!visual'],
  component: PerformanceHost,
  title: 'Screens/Plan settings/Performance/Forms',
  args: { server: performanceServer() },
} satisfies Meta<typeof PerformanceHost>

export default meta
type Story = StoryObj<typeof meta>

const pdf = () => new File(['%PDF-'], 'report.pdf', { type: 'application/pdf' })

const add = () => userEvent.click(addForm().getByRole('button', { name: 'Add Performance Data' }))

function fileInput(): HTMLInputElement {
  const input = globalThis.document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('No field takes files.')
  return input
}

export const AddsPerformanceData: Story = {
  args: { server: performanceServer() },
  play: async ({ args: { server }, step }) => {
    await step('Says what is missing', async () => {
      await button('Add Performance Data')
      await add()
      await expect(await addForm().findByText('Please add a PDF or embed HTML.')).toBeVisible()
      await expect(addForm().getByText('Please select or create a category.')).toBeVisible()
      await step('The last option asks for the name of a new category', async () => {
        await userEvent.click(addForm().getByRole('combobox', { name: /^Category/u }))
        const options = screen.getAllByRole('option').map((option) => option.textContent)
        await expect(options).toEqual(['Sales', 'Email', '[ New Category ]'])
        await userEvent.click(screen.getByRole('option', { name: '[ New Category ]' }))
        await expect(
          await addForm().findByRole('textbox', { name: /^New Category Name/u }),
        ).toBeVisible()
        await add()
        await expect(
          await addForm().findByText('Please select or create a category.'),
        ).toBeVisible()
      })
      await step('A PDF instead of HTML', async () => {
        await userEvent.click(addForm().getByRole('radio', { name: 'PDF' }))
        await waitFor(() =>
          expect(addForm().queryByRole('textbox', { name: /^HTML Embed Code/u })).toBeNull(),
        )
        await expect(fileInput()).toHaveAttribute('accept', '.pdf')
      })
      await userEvent.click(addForm().getByRole('radio', { name: 'HTML' }))
    })
    await step('Adds to a new category', async () => {
      server.hold(/^POST/u)
      await button('Add Performance Data')
      await chooseCategory('[ New Category ]')
      await enterText(addForm().getByRole('textbox', { name: /^New Category Name/u }), 'Web')
      await enterText(addForm().getByRole('textbox', { name: /^Data Source Name/u }), 'Visits')
      await enterText(addForm().getByRole('textbox', { name: /^HTML Embed Code/u }), '<p>1</p>')
      await add()
      await step('Its fields are disabled, and it is sent once', async () => {
        await waitFor(() => expect(server.waiting()).toEqual(['POST /plan_dashboard_categories']))
        await expect(addForm().getByRole('textbox', { name: /^Data Source Name/u })).toBeDisabled()
        await add()
        await expect(server.waiting()).toHaveLength(1)
        server.answer()
      })
      await step('What was typed stays when it is refused', async () => {
        await waitFor(() => expect(server.waiting()).toEqual(['POST /plan_dashboards']))
        server.answer('lost connection')
        await expect(
          await addForm().findByText(/^Error creating performance data\./u),
        ).toBeVisible()
        await expect(addForm().getByRole('textbox', { name: /^Data Source Name/u })).toHaveValue(
          'Visits',
        )
      })
      await step('The second try goes into the category that exists by now', async () => {
        await add()
        await waitFor(() => expect(server.waiting()).toEqual(['POST /plan_dashboards']))
        server.answer()
        await expect(await toasts().findByText('Performance data created.')).toBeVisible()
        await expect(
          within(section('Performance data').getByRole('region', { name: 'Web' })).getByText(
            'Visits',
          ),
        ).toBeVisible()
      })
      await step('The form is empty again, and the focus is at what was added', async () => {
        await waitFor(() =>
          expect(addForm().getByRole('textbox', { name: /^Data Source Name/u })).toHaveValue(''),
        )
        await expect(await button('Edit Visits')).toHaveFocus()
      })
      await dismissToasts()
    })
    await step('Uploads a pdf', async () => {
      server.hold(/^POST \/media_assets/u)
      await button('Add Performance Data')
      await userEvent.click(addForm().getByRole('radio', { name: 'PDF' }))
      await chooseCategory('Email')
      await enterText(addForm().getByRole('textbox', { name: /^Data Source Name/u }), 'Opens')
      await userEvent.upload(fileInput(), pdf())
      await add()
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('lost connection')
      await expect(
        await addForm().findByText(
          'Error uploading new PDF. The server could not be reached. Check your connection and try again.',
        ),
      ).toBeVisible()
      await add()
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer()
      await expect(await toasts().findByText('Performance data created.')).toBeVisible()
      await expect(screen.getByText('Opens')).toBeVisible()
      await step('The next entry begins without its file', async () => {
        await waitFor(() =>
          expect(addForm().getByRole('textbox', { name: /^Data Source Name/u })).toHaveValue(''),
        )
        await userEvent.click(addForm().getByRole('radio', { name: 'PDF' }))
        await expect(await addForm().findByText('Choose a PDF')).toBeVisible()
        await expect(addForm().queryByText(/report/u)).toBeNull()
      })
    })
  },
}

const edited = performanceServer({ holds: /^PUT \/plan_dashboards/u })

export const EditsARow: Story = {
  args: { server: edited },
  play: async ({ step }) => {
    await step('Edits a row', async () => {
      await userEvent.click(await button('Edit Weekly sales'))
      const form = within(await screen.findByRole('form', { name: 'Edit Weekly sales' }))
      const html = form.getByRole('textbox', { name: /^HTML Embed Code/u })
      await step('Something has to be left to show', async () => {
        await userEvent.clear(html)
        await userEvent.click(form.getByRole('button', { name: 'Save' }))
        await expect(await form.findByText('Please add a PDF or embed HTML.')).toBeVisible()
      })
      await step('A refusal keeps what was typed', async () => {
        await enterText(html, '<p>New</p>')
        const name = form.getByRole('textbox', { name: /^Data Source Name/u })
        await replaceText(name, 'Daily sales')
        await userEvent.click(form.getByRole('button', { name: 'Save' }))
        await waitFor(() => expect(edited.waiting()).toHaveLength(1))
        edited.answer('lost connection')
        await expect(await form.findByText(/^Error updating performance data\./u)).toBeVisible()
        await expect(name).toHaveValue('Daily sales')
      })
      await step('Saved, the row shows it and has the focus', async () => {
        await userEvent.click(form.getByRole('button', { name: 'Save' }))
        await waitFor(() => expect(edited.waiting()).toHaveLength(1))
        edited.answer()
        await expect(await toasts().findByText('Performance data updated.')).toBeVisible()
        await expect(await button('Edit Daily sales')).toHaveFocus()
      })
      edited.hold(null)
      await dismissToasts()
    })
    await step('Replaces and clears a pdf', async () => {
      await userEvent.click(await button('Edit Store report'))
      const form = within(await screen.findByRole('form', { name: 'Edit Store report' }))
      await step('Cleared, nothing is left to show', async () => {
        await userEvent.click(form.getByRole('button', { name: 'Remove stores.pdf' }))
        await userEvent.click(form.getByRole('button', { name: 'Save' }))
        await expect(await form.findByText('Please add a PDF or embed HTML.')).toBeVisible()
      })
      await step('Another one is uploaded with the form', async () => {
        await userEvent.upload(fileInput(), pdf())
        await expect(form.getByText('report.pdf')).toBeVisible()
        await userEvent.click(form.getByRole('button', { name: 'Save' }))
        await expect(await toasts().findByText('Performance data updated.')).toBeVisible()
        await expect(await screen.findByText(/PDF · report-\d+\.pdf/u)).toBeVisible()
      })
    })
    await step('Asks before typed text is lost', async () => {
      await userEvent.click(await button('Edit Store report'))
      const form = within(await screen.findByRole('form', { name: 'Edit Store report' }))
      await enterText(form.getByRole('textbox', { name: /^Data Source Name/u }), ' 2026')
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await expect(await screen.findByText('Your changes will be lost.')).toBeVisible()
      await userEvent.click(await button('Keep editing'))
      await expect(form.getByRole('textbox', { name: /^Data Source Name/u })).toHaveValue(
        'Store report 2026',
      )
    })
  },
}
