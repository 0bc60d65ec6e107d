import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent, waitFor, within } from 'storybook/test'

import defaults from './TacticTable.stories'
import { TacticTableHost } from './fixtures/TacticTableHost'

const meta = {
  title: 'Planner views/Tables and figures/TacticTable/Pasting',
  component: TacticTableHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  args: { ...defaults.args, grouping: 'channel', onChangeItems: fn(), onPasted: fn() },
} satisfies Meta<typeof TacticTableHost>

export default meta
type Story = StoryObj<typeof meta>

const VIP = 'VIP early access'
const CART = 'Cart reminder: Cyber Week'

function cellOf(canvasElement: HTMLElement, title: string, column: number): HTMLElement {
  const head = within(canvasElement).getByRole('rowheader', { name: new RegExp(title, 'u') })
  const cell = head
    .closest<HTMLElement>('[role="row"]')
    ?.querySelector<HTMLElement>(`[aria-colindex="${column}"]`)
  if (!cell) throw new Error(`${title} has no cell in column ${column}.`)
  return cell
}

/** The title of the row with the focus. */
function focusedTitle(): string {
  const row = document.activeElement?.closest('[role="row"]')
  return row?.querySelector('[data-part="tactic"]')?.textContent ?? ''
}

function paste(data: { readonly text?: string; readonly html?: string; readonly file?: File }) {
  const clipboardData = new DataTransfer()
  if (data.text !== undefined) clipboardData.setData('text/plain', data.text)
  if (data.html !== undefined) clipboardData.setData('text/html', data.html)
  if (data.file !== undefined) clipboardData.items.add(data.file)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

export const FollowsAnItemIntoAnotherGroup: Story = {
  args: { columns: ['title', 'type', 'estimate'] },
  play: async ({ canvas, canvasElement, args, step }) => {
    await canvas.findByText(VIP)
    await step('An item that gets a type of another channel keeps the focus', async () => {
      await userEvent.click(cellOf(canvasElement, VIP, 3))
      paste({ text: 'Organic' })
      await waitFor(() => expect(cellOf(canvasElement, VIP, 3)).toHaveTextContent('Organic'))
      await expect(focusedTitle()).toBe(VIP)
      await expect(cellOf(canvasElement, VIP, 3)).toHaveFocus()
    })
    await step('What is typed next changes that item', async () => {
      await userEvent.keyboard('{ArrowRight}70{Enter}')
      await expect(args.onChangeItems).toHaveBeenLastCalledWith({
        changes: [expect.objectContaining({ item: expect.objectContaining({ title: VIP }) })],
      })
    })
    await step('In a collapsed group, the group has the focus and no key changes it', async () => {
      const toggle = cellOf(canvasElement, 'Email', 2).querySelector('[data-part="toggle"]')
      await userEvent.click(toggle ?? canvasElement)
      await waitFor(() => expect(canvas.queryByText(CART)).toBeNull())
      await userEvent.click(cellOf(canvasElement, VIP, 3))
      paste({ text: 'Email · Newsletter' })
      await waitFor(() => expect(canvas.queryByText(VIP)).toBeNull())
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Email/u))
      const calls = args.onChangeItems
      await expect(calls).toHaveBeenCalledTimes(3)
      paste({ text: 'x' })
      await userEvent.keyboard('x{Delete}')
      await expect(calls).toHaveBeenCalledTimes(3)
    })
  },
}

export const GivesEachLineAnItem: Story = {
  args: { columns: ['title', 'estimate', 'actual'] },
  play: async ({ canvas, canvasElement, args, step }) => {
    await canvas.findByText(VIP)
    const changes = (titles: readonly string[]) => ({
      changes: titles.map((title) => expect.objectContaining({ changes: { title } })),
    })
    await step('A picture changes nothing', async () => {
      await userEvent.click(cellOf(canvasElement, VIP, 2))
      paste({ file: new File([''], 'chart.png', { type: 'image/png' }) })
      paste({ html: '<img src="chart.png" alt="">', text: '' })
      await expect(
        await canvas.findByText('Nothing was pasted: the clipboard holds no text.'),
      ).toBeInTheDocument()
      await expect(args.onChangeItems).not.toHaveBeenCalled()
    })
    await step('A cell with a line break is one cell', async () => {
      paste({ text: '"QA Spring mailing\n(second wave)"\r\n' })
      await expect(args.onChangeItems).toHaveBeenCalledOnce()
      await expect(args.onChangeItems).toHaveBeenLastCalledWith(
        changes(['QA Spring mailing (second wave)']),
      )
    })
    await step('A table says where its cells end', async () => {
      paste({
        html: `<table><tr><td><p>Spring</p><p>"best"</p></td><td style="mso-number-format:0">
          1,200</td></tr></table>`,
        text: 'Spring\n"best"\t1,200',
      })
      await expect(args.onChangeItems).toHaveBeenLastCalledWith({
        changes: [
          expect.objectContaining({ changes: { title: 'Spring "best"', estimatedCost: 1200 } }),
        ],
      })
    })
    await step('In its open field, a copied cell has no quotes', async () => {
      await userEvent.keyboard('{F2}{Control>}a{/Control}')
      paste({ text: '"Summer\n""best"""' })
      await expect(canvas.getByRole('textbox')).toHaveValue('Summer "best"')
      await userEvent.keyboard('{Escape}')
    })
    await step('The head of a group takes no line', async () => {
      await userEvent.click(cellOf(canvasElement, CART, 2))
      paste({ text: 'Block one\r\nBlock two\r\nBlock three\r\n' })
      await expect(args.onChangeItems).toHaveBeenLastCalledWith(
        changes(['Block one', 'Block two', 'Block three']),
      )
    })
  },
}

export const RefusesAndCopiesCells: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Shows the cells that refuse a text', async () => {
      await mount(
        <TacticTableHost
          {...args}
          columns={['title', 'startDate', 'endDate', 'estimate', 'variance']}
        />,
      )
      await canvas.findByText(VIP)
      const list = () => canvas.getByRole('list', { name: '4 cells were not changed' })
      await step('Each cell is listed with its text and its reason', async () => {
        await userEvent.click(cellOf(canvasElement, VIP, 2))
        paste({ text: 'VIP\t11/20/26\t11/02/26\tmuch\t9\t\tbeyond' })
        await waitFor(() => expect(list()).toBeVisible())
        const texts = within(list())
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/gu, ''))
        await expect(texts).toEqual([
          `${VIP}, End: “11/02/26”. Enter a day that is not before the start.`,
          `${VIP}, Est: “much”. Enter an amount in dollars, such as 1,200.`,
          `${VIP}, Var: “9”. This cell cannot be edited.`,
          `${VIP}: “beyond”. It lies beyond the edge of the table.`,
        ])
      })
      await step('A cell that takes another text leaves them', async () => {
        // The first of them is open, with its text.
        await userEvent.keyboard('{Escape}{Escape}')
        paste({ text: '11/24/26' })
        const rest = await canvas.findByRole('list', { name: '3 cells were not changed' })
        await expect(within(rest).queryByText(/End:/u)).toBeNull()
      })
      await step('The others stay until they are dismissed', async () => {
        await userEvent.keyboard('{ArrowDown}')
        await expect(canvas.getByText('3 cells were not changed')).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
        await expect(canvas.queryByText('3 cells were not changed')).toBeNull()
        await expect(canvasElement.contains(document.activeElement)).toBe(true)
      })
    })
    await step('Copies plain numbers', async () => {
      clearAllMocks()
      await mount(
        <TacticTableHost {...args} columns={['title', 'estimate', 'actual', 'variance']} />,
      )
      await canvas.findByText(VIP)
      await userEvent.click(cellOf(canvasElement, VIP, 3))
      await userEvent.keyboard(
        '{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}',
      )
      const { text, html } = copied()
      const lines = text.split('\n')
      // The head of the next group is the third one.
      await expect(lines).toHaveLength(4)
      for (const number of lines.flatMap((line) => line.split('\t'))) {
        await expect(number).toMatch(/^-?\d*$/u)
      }
      const [first = ''] = lines
      await expect(html).toContain(`<tr><td>${first.replaceAll('\t', '</td><td>')}</td></tr>`)
      for (const data of [{ text, html }, { text }]) {
        paste(data)
        await expect(args.onPasted).toHaveBeenLastCalledWith(
          expect.objectContaining({ changedCount: 6, readOnlyCount: 3, outsideCount: 0 }),
        )
      }
      await expect(args.onChangeItems).not.toHaveBeenCalled()
    })
  },
}

/** Returns the content of the clipboard after copying. */
function copied() {
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  )
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') }
}
