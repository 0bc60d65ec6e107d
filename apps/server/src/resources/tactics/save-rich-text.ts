import { NOTES_LIMIT_LENGTH } from '@throughline/domain/tactics'
import type { Orm } from '../../db/database'
import type { ImportPicture } from '../../files/import-picture'
import { admit } from '../../session/admit-queries'
import { cleanRichText, remotePicturesOf } from './rich-text'

/** Makes of HTML that a person sent what is stored. */
export type SaveRichText = (html: string) => Promise<string>

/** Pictures of other hosts that one text may bring; the rest become links. */
const MAX_PICTURES = 10

/** Texts with pictures of other hosts, of one person within an hour; those of further ones become links. */
const MAX_IMPORTS_AN_HOUR = 60

/**
 * Makes the function that cleans rich text for storage and takes its pictures of
 * other hosts into it. A picture that cannot be had, or that would make the text
 * longer than a text may be, becomes a link.
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
    const addresses = remotePicturesOf(html).slice(0, MAX_PICTURES)
    if (addresses.length === 0 || !(await isImportAdmitted(orm, userId, now))) {
      return cleanRichText(html)
    }
    const imported = await Promise.all(addresses.map((address) => importPicture(address)))
    const pictures = new Map<string, string>()
    let clean = cleanRichText(html)
    for (const [at, picture] of imported.entries()) {
      const address = addresses[at]
      if (picture === null || address === undefined) continue
      pictures.set(address, picture)
      const longer = cleanRichText(html, pictures)
      if (longer.length <= NOTES_LIMIT_LENGTH) clean = longer
      else pictures.delete(address)
    }
    return clean
  }
}

/** Without a limit a text would be a way to have the server ask other hosts. */
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
