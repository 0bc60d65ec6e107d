import { holdContest, turnsOf } from '../browser/contest'
import type { Contest, PartRun } from '../browser/contest'
import type { MountFigures, MountResults, SpecimenFigures } from '../report/kit-results'
import { median } from '../report/statistics'
import { partKinds } from './competitor'
import type { PartKind } from './competitor'
import { readGallery, visitParts, visitSpecimen } from './visit'
import type { MountVisit, SpecimenVisit } from './visit'

/** The competitors in the order of the table; folders below `competitors/`. */
const competitors = ['floor', 'mui-material', 'throughline'] as const
/** The page that draws each component of the kit, without competitors. */
const GALLERY = 'gallery'
const PART_COUNT = 500
const SPECIMEN_COUNT = 1000

/**
 * Mounts parts of all kits in turn, and each part of our own gallery often.
 *
 * @throws Error if a kit does not draw the expected parts
 */
export function runMount(run: PartRun): Promise<MountResults> {
  return holdContest(run, 'mount', [...competitors, GALLERY], (contest) => measure(contest, run))
}

async function measure(contest: Contest, { isQuick, say }: PartRun): Promise<MountResults> {
  const { browser, addressOf } = contest
  const rounds = isQuick ? 3 : 9
  // The first page of a browser is slow, because it starts the browser; it must not count.
  for (const name of competitors) await visitParts(browser, addressOf(name), 'mixed', PART_COUNT)
  const visits = new Map<string, MountVisit[]>()
  for (let round = 0; round < rounds; round += 1) {
    say(`Mounting, round ${round + 1} of ${rounds} …`)
    for (const kind of partKinds) {
      for (const name of turnsOf(competitors, round)) {
        const visit = await visitParts(browser, addressOf(name), kind, PART_COUNT)
        const key = `${name} ${kind}`
        visits.set(key, [...(visits.get(key) ?? []), visit])
      }
    }
  }
  const specimens = await measureGallery(contest, isQuick ? 1 : 3, say)
  return {
    circumstances: contest.circumstances,
    rounds,
    partCount: PART_COUNT,
    figures: competitors.flatMap((name) =>
      partKinds.map((kind) => summarize(name, kind, visits.get(`${name} ${kind}`) ?? [])),
    ),
    ...specimens,
  }
}

function summarize(
  competitor: string,
  kind: PartKind,
  visits: readonly MountVisit[],
): MountFigures {
  return {
    competitor,
    kind,
    milliseconds: median(visits.map(({ milliseconds }) => milliseconds)),
    nodes: median(visits.map(({ nodes }) => nodes)),
  }
}

/** One part that cannot be mounted must not cost the others their figures. */
async function measureGallery(
  { browser, addressOf }: Contest,
  rounds: number,
  say: (line: string) => void,
): Promise<Pick<MountResults, 'specimens' | 'failedSpecimens'>> {
  const address = addressOf(GALLERY)
  const specimens: SpecimenFigures[] = []
  const failedSpecimens: string[] = []
  say('Mounting each part of the gallery …')
  for (const name of await readGallery(browser, address)) {
    const visits: SpecimenVisit[] = []
    try {
      for (let round = 0; round < rounds; round += 1) {
        visits.push(await visitSpecimen(browser, address, name, SPECIMEN_COUNT))
      }
      specimens.push({
        name,
        count: Math.min(...visits.map(({ count }) => count)),
        msPerPart: median(visits.map(({ milliseconds, count }) => milliseconds / count)),
        nodesPerPart: median(visits.map(({ nodes, count }) => nodes / count)),
      })
    } catch (error) {
      failedSpecimens.push(name)
      say(`${name} cannot be mounted: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { specimens, failedSpecimens }
}
