import type { DragFigures } from '../report/drag-figures'
import { median, quantile } from '../report/statistics'
import { rotate } from './contest'
import type { Field } from './field'
import type { PointerRecording } from './pointer-frames'

/** Who drags a bar, how often, and how. */
export interface DragContest {
  readonly competitors: readonly string[]
  readonly tacticCounts: readonly number[]
  readonly rounds: number
  readonly field: Field
  readonly say: (line: string) => void
  /** `undefined` if no bar that can be dragged is on the screen. */
  readonly drag: (competitor: string, tacticCount: number) => Promise<PointerRecording | undefined>
}

/** Lets all competitors drag in turn, round after round, at each size of plan. */
export async function measureDrags(contest: DragContest): Promise<readonly DragFigures[]> {
  const { competitors, tacticCounts, rounds, field, say, drag } = contest
  const drags = new Map<string, PointerRecording[]>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Drag, round ${round + 1} of ${rounds} …`)
    for (const tacticCount of tacticCounts) {
      for (const name of rotate(competitors, round)) {
        const key = `${name} ${tacticCount}`
        const recording = await field.attempt(name, () => drag(name, tacticCount))
        if (recording !== undefined) drags.set(key, [...(drags.get(key) ?? []), recording])
      }
    }
  }
  const finished = competitors.filter((name) => !field.leftOut.has(name))
  return finished.flatMap((competitor) =>
    tacticCounts.map((tacticCount) => {
      const recordings = drags.get(`${competitor} ${tacticCount}`) ?? []
      const durations = recordings.map((recording) => recording.durations)
      return {
        competitor,
        tacticCount,
        p95Ms: median(durations.map((each) => quantile(each, 0.95))),
        longestMs: median(durations.map((each) => quantile(each, 1))),
        droppedFrames: median(recordings.map(({ droppedFrames }) => droppedFrames)),
      }
    }),
  )
}
