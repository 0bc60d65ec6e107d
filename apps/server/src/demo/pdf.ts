import { Buffer } from 'node:buffer'

/** Something on a page. Positions are points from the lower left corner of an A4 page in landscape. */
export type PdfMark =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly text: string
      readonly isBold?: boolean
    }
  | {
      readonly kind: 'bar'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly color: PdfColor
    }

/** Red, green and blue from 0 to 1. */
export type PdfColor = readonly [red: number, green: number, blue: number]

/** Width and height of a page in points: A4 in landscape. */
export const pdfPage = { width: 842, height: 595 } as const

const HEADER = '%PDF-1.4\n'
/** Objects before the pages: catalogue, list of pages, and two fonts that every reader has. */
const FIRST_PAGE_OBJECT = 5

/** Writes a PDF of text and bars. Characters outside of Latin-1 are written as a question mark. */
export function writePdf(title: string, pages: readonly (readonly PdfMark[])[]): Buffer {
  const pageIds = pages.map((_page, place) => FIRST_PAGE_OBJECT + place * 2)
  const infoId = FIRST_PAGE_OBJECT + pages.length * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map(referenceTo).join(' ')}] /Count ${pages.length} >>`,
    fontObject('Helvetica'),
    fontObject('Helvetica-Bold'),
    ...pages.flatMap((marks, place) => [
      pageObject((pageIds[place] ?? 0) + 1),
      streamObject(marks.map(drawingOf).join('\n')),
    ]),
    `<< /Title ${literal(title)} >>`,
  ]
  const offsets: number[] = []
  let body = HEADER
  for (const [place, object] of objects.entries()) {
    // Every character is one byte of Latin-1.
    offsets.push(body.length)
    body += `${place + 1} 0 obj\n${object}\nendobj\n`
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${referenceTo(infoId)} >>`
  return Buffer.from(`${body}${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`, 'latin1')
}

function referenceTo(id: number): string {
  return `${id} 0 R`
}

function fontObject(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

function pageObject(contentId: number): string {
  const { width, height } = pdfPage
  const resources = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>'
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${referenceTo(contentId)} >>`
}

function streamObject(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

function drawingOf(mark: PdfMark): string {
  if (mark.kind === 'bar') {
    const { x, y, width, height, color } = mark
    return `${color.join(' ')} rg ${x} ${y} ${width} ${height} re f`
  }
  const { x, y, size, text, isBold = false } = mark
  const font = isBold ? '/F2' : '/F1'
  return `0.1 0.12 0.16 rg BT ${font} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`
}

function literal(text: string): string {
  const latin = text.replaceAll(/[^\u0020-\u00FF]/g, '?')
  return `(${latin.replaceAll(/[\\()]/g, String.raw`\$&`)})`
}
