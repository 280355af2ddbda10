import type { TranslationLanguage } from '../src/i18n/languages'

/** What a new article or event says until somebody has written it. All of it is marked, so that the launch report lists it. */
export const SUMMARY =
  'This summary stands in. Say in one or two sentences what happened, where, and why it matters; cards and search engines show it.'

export const DESCRIPTION = 'This line stands in. Say what people do there, and what it costs.'

export const REVIEW = 'the text stands in; write it, then take this line out'

export const CARD_BODY = 'This text stands in. Say in two or three sentences what the day is like.\n'

export const STORY_BODY = `This text stands in. Begin with something that you saw: a morning, a hand, a fish.

## A heading for the first part

An empty line begins a new paragraph. Words in square brackets are a link when an address follows in round ones: [come diving with us](/dive-with-us). A species has its Latin name beside it: green turtle (*Chelonia mydas*).

## A heading for the end

- End with something that a reader can do.
- A hyphen and a space begin an entry of a list.
`

/** What a new article says in another language meanwhile. Once the English text is written, it is older than that. */
export const TRANSLATED: Readonly<Record<TranslationLanguage, { summary: string; body: string }>> = {
  id: {
    summary:
      'Ringkasan ini masih sementara. Tulis dalam satu atau dua kalimat apa yang terjadi, di mana, dan mengapa itu penting bagi pembaca.',
    body: `Teks ini masih sementara. Mulailah dari sesuatu yang Anda lihat: pagi hari, tangan, ikan.

## Judul bagian pertama

Baris kosong memulai paragraf baru. Kata dalam kurung siku menjadi tautan bila diikuti alamat dalam kurung biasa: [ikut menyelam bersama kami](/dive-with-us). Nama Latin ditulis di samping nama jenisnya: penyu hijau (*Chelonia mydas*).

## Judul bagian akhir

- Akhiri dengan sesuatu yang bisa dilakukan pembaca.
- Tanda hubung dan spasi memulai satu butir daftar.
`,
  },
}
