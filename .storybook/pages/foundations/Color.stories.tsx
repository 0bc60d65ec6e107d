import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { colorNames, demandOf, lowestContrast, themeNames, type ColorName } from './color-details'
import { ColorTable, ContrastKey } from './ColorTable'

const meta = {
  title: 'Foundations/Color',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The groups of the page; a color belongs to the first whose pattern fits. */
const groups: readonly (readonly [title: string, text: string, pattern: RegExp])[] = [
  [
    'Grounds and lines',
    'From the page up: canvas, surface, and one step below for what stands back.',
    /^color-(?:canvas|surface|sunken|hover|pressed|line|control)/u,
  ],
  ['Text', 'Three strengths and links. Each keeps 4.5:1 on every ground.', /^color-(?:ink|link)/u],
  [
    'Action',
    'Primary buttons, checked boxes, switches, counts and progress. One primary button a view.',
    /^color-(?:on-)?action/u,
  ],
  [
    'Selection and focus',
    'Selected bars, rows and cells, chosen days, drop targets, the caret and the ring of the keyboard.',
    /^color-(?:on-)?(?:selection|focus)/u,
  ],
  [
    'Meaning',
    'Red means wrong, destructive or over budget. Nothing that is merely important is red.',
    /^color-(?:on-)?(?:info|success|warning|danger)/u,
  ],
  ['Inverted elements', 'Toasts and tooltips.', /^color-(?:on-)?inverse/u],
  ['Everything else', 'The mark, today, people and bars.', /^color-/u],
]

const groupOf = (name: ColorName) => groups.findIndex(([, , pattern]) => pattern.test(name))

export const Color: Story = {
  render: () => (
    <DocPage
      title="Color"
      lead="A neutral page, dark text, and no color of its own: every strong color belongs to the plan. Names say the job, so each theme has its own values. Press a value to copy it."
    >
      <ContrastKey />
      {groups.map(([title, text], at) => (
        <DocSection key={title} title={title}>
          <p>{text}</p>
          <ColorTable names={colorNames.filter((name) => groupOf(name) === at)} />
        </DocSection>
      ))}
    </DocPage>
  ),
}

export const ListsEveryColorAndCopiesItsValue: Story = {
  ...Color,
  play: async ({ canvas, step }) => {
    await step('Every color is listed once, and keeps its contrast', async () => {
      const listed = canvas.getAllByText(/^--tl-color-/u).map(({ textContent }) => textContent)
      await expect(listed.toSorted()).toEqual(colorNames.map((name) => `--tl-${name}`).toSorted())
      for (const name of colorNames) {
        const demand = demandOf(name)
        if (demand === null) continue
        for (const theme of themeNames) {
          const { ratio } = lowestContrast(name, demand, theme)
          if (ratio < demand.least)
            throw new Error(`${name} has a contrast of ${ratio} in ${theme}.`)
        }
      }
    })
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const [first] = canvas.getAllByRole('button', { name: /var\(--tl-color-canvas\)/u })
    await step('By the keyboard', async () => {
      first?.focus()
      await userEvent.keyboard('{Enter}')
      await expect(write).toHaveBeenCalledWith('var(--tl-color-canvas)')
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Copied var(--tl-color-canvas)'),
      )
    })
    await step('Where the browser refuses, the text is there to select', async () => {
      write.mockRejectedValue(new Error('NotAllowedError'))
      await userEvent.click(canvas.getAllByRole('button', { name: /, Dark$/u })[0] ?? document.body)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/does not allow/u))
    })
    write.mockRestore()
  },
}
