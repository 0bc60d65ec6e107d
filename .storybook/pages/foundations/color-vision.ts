/** One way of seeing colors, as a matrix on linear light: three rows of red, green and blue. */
export interface ColorVision {
  readonly id: string
  readonly title: string
  readonly matrix: readonly (readonly [number, number, number])[]
}

/** Full strength of each kind, by Machado, Oliveira and Fernandes (2009), and sight without color. */
export const colorVisions: readonly ColorVision[] = [
  {
    id: 'protanopia',
    title: 'Without red (protanopia)',
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  {
    id: 'deuteranopia',
    title: 'Without green (deuteranopia)',
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  {
    id: 'tritanopia',
    title: 'Without blue (tritanopia)',
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
  {
    id: 'achromatopsia',
    title: 'Without any color (achromatopsia)',
    matrix: [
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
    ],
  },
]

/** The matrix as an SVG filter takes it, with alpha left alone. */
export function filterValues({ matrix }: ColorVision): string {
  return [...matrix.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')
}
