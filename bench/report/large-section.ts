import { inRounds, said } from './competitor-rows'
import type { LargeResults, LargeWork } from './large-results'
import { figure, highlight, table } from './markdown'
import { atMost } from './target'
import type { Target } from './target'

/** The browser reports no shorter task. */
const SHORTEST_TASK_MS = 50

/** Returns the section about interactions with a large account. */
export function largeSection({ circumstances, rounds, works }: LargeResults): string {
  const rows = works.map((work) => {
    const { name, figures, limits } = work
    const task = figures.longestTaskMs
    const cells = [
      name,
      withLimit(figure(figures.doneMs), limits.doneMs),
      withLimit(task === 0 ? `< ${SHORTEST_TASK_MS}` : figure(task), limits.taskMs),
      withLimit(figure(figures.paintMs), limits.paintMs),
      [figures.processorMs, figures.scriptMs, figures.styleMs, figures.layoutMs]
        .map(figure)
        .join(' / '),
      String(figures.rules),
    ]
    return isWithinLimits(work) ? cells : highlight(cells)
  })
  return [
    '## The app: a large account, and a plan with 10,000 tactics',
    said(circumstances, inRounds(rounds)),
    'Milliseconds are medians, limits are in brackets, and what exceeds one is in bold.',
    table(
      [
        '',
        'done',
        'longest task',
        'input to paint',
        'processor: all / script / style / layout',
        'new style rules',
      ],
      rows,
    ),
  ].join('\n\n')
}

/** Returns the target that every interaction is within its limits. */
export function largeTargets({ works }: LargeResults): readonly Target[] {
  const exceeding = works.filter((work) => !isWithinLimits(work))
  const subject = 'Interactions with a large account over a limit'
  return [atMost('large', subject, exceeding.length, 0, `of ${works.length}`)]
}

function isWithinLimits({ figures, limits }: LargeWork): boolean {
  return (
    figures.longestTaskMs <= limits.taskMs &&
    figures.paintMs <= limits.paintMs &&
    (limits.doneMs === null || figures.doneMs <= limits.doneMs)
  )
}

function withLimit(text: string, limit: number | null): string {
  return limit === null ? text : `${text} (${figure(limit)})`
}
