import { NOTES_LIMIT_LENGTH } from '@throughline/domain/tactics'
import type { Orm } from '../../db/database'
import type { ImportPicture } from '../../files/import-picture'
import { admit } from '../../session/admit-queries'
import { cleanRichText, remotePicturesOf } from './rich-text'

/** Converts HTML that a person sent to the stored HTML. */
export type SaveRichText = (html: string) => Promise<string>

/** Max imported pictures of a text; the rest become links. */
const MAX_PICTURES = 10

/** Max texts with imported pictures of a person within an hour; after that, pictures become links. */
const MAX_IMPORTS_AN_HOUR = 60

/**
 * Creates the function that sanitizes rich text for storage and imports its pictures of other
 * hosts. A picture that cannot be fetched, or that would make the text too long, becomes a link.
 */
export function createSaveRichText({
  orm,
  importPicture,
  userId,
  now,
}: {
  readonly orm: Orm
  readonly importPicture: ImportPicture
  readonly userId: number
  readonly now: Date
}): SaveRichText {
  return async (html) => {
    const urls = remotePicturesOf(html).slice(0, MAX_PICTURES)
    if (urls.length === 0 || !(await isImportAdmitted(orm, userId, now))) {
      return cleanRichText(html)
    }
    const imported = await Promise.all(urls.map((url) => importPicture(url)))
    const pictures = new Map<string, string>()
    let clean = cleanRichText(html)
    for (const [at, picture] of imported.entries()) {
      const url = urls[at]
      if (picture === null || url === undefined) continue
      pictures.set(url, picture)
      const longer = cleanRichText(html, pictures)
      if (longer.length <= NOTES_LIMIT_LENGTH) clean = longer
      else pictures.delete(url)
    }
    return clean
  }
}

/** Without a limit, users could make the server send requests to other hosts. */
async function isImportAdmitted(orm: Orm, userId: number, now: Date): Promise<boolean> {
  const admission = await admit(
    orm,
    {
      action: 'picture_import',
      userId,
      keys: {},
      windowMinutes: 60,
      limits: [{ by: [], max: MAX_IMPORTS_AN_HOUR }],
    },
    now,
  )
  return admission.code === 'admitted'
}
