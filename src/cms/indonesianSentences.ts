/** What the checks of src/schema say, in English and in Indonesian; for names in braces see indonesianMistake.ts. */
import type { Said } from './dictionary'

const OF_A_LINK = 'pilih kata-kata yang menjadi tautan, ketuk tanda rantai di atas teks, lalu tempel alamatnya'
const NO_ENTRY = 'belum menjadi butir daftar; awali setiap butir dengan 1. atau dengan tanda hubung dan spasi.'
const AS_IT_STANDS = 'akan tampil begitu saja'

/** Whole sentences, the first that fits; what fits many stands last. */
export const SENTENCES: Said = {
  // checkFrontMatter.ts, checks/altWords.ts, checks/markup.ts, signs.ts
  '{field} is no field any more; write what it says beside each picture of {other}: {example}.':
    '{field} bukan kolom lagi; tulis isinya di samping setiap gambar di {other}: {example}.',
  '{field} is not a field here; {advice}': '{field} bukan kolom di sini; {advice}',
  '{field} is missing; {write}.': '{field} belum diisi; {write}.',
  '{field} is still to be written; say in a sentence what is seen in the picture.':
    '{field} belum ditulis; katakan dalam satu kalimat apa yang terlihat di gambar.',
  '{field} is "{text}", the name of a file; {write}.': '{field} berisi nama berkas, "{text}"; {write}.',
  '{field} is "{text}", which says nothing; {write}.':
    '{field} berisi "{text}", yang tidak menjelaskan apa-apa; {write}.',
  '{field} holds {found}, and signs of {language} are shown as they stand here; write {meant}.':
    '{field} berisi {found}; tanda {language} akan tampil begitu saja di sini; tulis {meant}.',
  '{field} holds {found}, and signs of {language} are shown as they stand here; take it out.':
    '{field} berisi {found}; tanda {language} akan tampil begitu saja di sini; hapus.',
  '{field} holds {code} behind "{text}", {sign}; {advice}.':
    '{field} berisi {code} sesudah "{text}", {sign}; {advice}.',
  '{field} holds {code} at the beginning, {sign}; {advice}.': '{field} diawali {code}, {sign}; {advice}.',
  'the text holds {code} behind "{text}", {sign}; {advice}.': 'Teks berisi {code} sesudah "{text}", {sign}; {advice}.',
  'the text holds {code} at the beginning, {sign}; {advice}.': 'Teks diawali {code}, {sign}; {advice}.',
  '{field} is "{text}", which is text because of its quotation marks; write {n} without them.':
    '{field} berisi "{text}", yang menjadi teks karena tanda kutipnya; tulis {n} tanpa tanda kutip.',
  '{field} is {value}, which is not text; put it in double quotes, or {write}.':
    '{field} berisi {value}, yang bukan teks; beri tanda kutip ganda, atau {write}.',
  // checks/consent.ts, checks/captions.ts
  '{field} is yes, so the picture "{name}" may only be shown with consent; ask the parents or guardians of every child in it, then write {called}: yes, or take another picture.':
    '{field} berisi “ya”, jadi gambar "{name}" hanya boleh ditampilkan dengan izin; tanyakan kepada orang tua atau wali setiap anak di foto itu, lalu pilih “ya” di {called}, atau pakai gambar lain.',
  '{field} says the same as what is seen in the picture; tell what it does not show, or leave the caption out.':
    '{field} sama dengan yang terlihat di gambar; ceritakan apa yang tidak terlihat, atau kosongkan.',
  // checks/lists.ts, checks/sameBenefits.ts
  '{field} names {other}, a field that is not filled in; take it out of the list.':
    '{field} menyebut {other}, kolom yang tidak diisi; hapus dari daftar.',
  '{field} names "{name}", which is not a field here; {advice}':
    '{field} menyebut "{name}", yang bukan kolom di sini; {advice}',
  '{field} has "{text}" twice; keep one of the two.': '{field} memuat "{text}" dua kali; sisakan satu.',
  '{field} names "{name}", which is not among {other}; write it as it stands there, or take it out.':
    '{field} menyebut "{name}", yang tidak ada di {other}; tulis seperti di sana, atau hapus.',
  // checks/eventCards.ts
  '{field} is there without {other}; write "{it}" as well, {what}, or take "{itself}" out.':
    '{field} diisi tanpa {other}; isi juga {other}, {what}, atau kosongkan {field}.',
  '{field} is "{text}", which is not after {other} ("{time}"); write a later time, or leave it out.':
    '{field} berisi "{text}", yang tidak sesudah {other} ("{time}"); tulis jam yang lebih akhir, atau kosongkan.',
  // checks/charts.ts, checks/countedUnits.ts
  '{field} has {found}; for the chart "{name}" {write}.': '{field} berisi {found}; untuk grafik "{name}" {write}.',
  '{field} is "{text}"; write one whole number from 1 to {n} in digits, since it is drawn unit by unit, for example {example}.':
    '{field} berisi "{text}"; tulis satu bilangan bulat dari 1 sampai {n} dengan angka, karena digambar satu demi satu, misalnya {example}.',
  '{field} is {n}, with which "{text}" is less than half a unit; write {m}, which draws {count}, and say so in {other}.':
    '{field} berisi {n}, sehingga "{text}" kurang dari setengah satuan; tulis {m}, yang menggambar {count}, dan sebutkan di {other}.',
  '{field} is {n}, with which "{text}" is drawn as {count} units, more than the {most} that are seen as a number; write {m}, which draws {fewer}, and say so in {other}.':
    '{field} berisi {n}, sehingga "{text}" digambar sebagai {count} satuan, lebih dari {most} yang masih terlihat sebagai jumlah; tulis {m}, yang menggambar {fewer}, dan sebutkan di {other}.',
  // checks/text.ts
  'has no text; write at least one paragraph below the front matter.':
    'Teks belum ada; tulis paling sedikit satu paragraf.',
  'has text below the front matter, which is not shown anywhere; take it out.':
    'Ada teks yang tidak ditampilkan di mana pun; hapus.',
  'the text holds the HTML "{html}"; of HTML only <sub>, <sup> and <br> may stand there, write the rest in Markdown.':
    'Teks berisi HTML "{html}"; dari HTML hanya <sub>, <sup> dan <br> yang boleh, yang lain tulis tanpa HTML.',
  'the picture "{name}" stands within other words; leave an empty line above and below it.':
    'Gambar "{name}" berada di tengah kata-kata lain; beri baris kosong di atas dan di bawahnya.',
  'the text holds the picture "{name}"; put it beside the text and name it in a field such as secondPicture.':
    'Teks berisi gambar "{name}"; pakai kolom gambar, misalnya Gambar kedua.',
  'the picture "{name}" has its name elsewhere; write ![what is seen](boat.jpg "What it does not show") on a line of its own.':
    'Nama gambar "{name}" berada di tempat lain; hapus, lalu tambah gambarnya dengan tanda + di atas teks.',
  '"{sign}" is a footnote, which a text cannot hold; write it in brackets, or in the field "sources".':
    '"{sign}" adalah catatan kaki, yang tidak bisa dipakai di teks; tulis dalam kurung, atau di kolom “Sumber”.',
  'a picture is not complete: "{text}"; write ![what is seen](boat.jpg "What it does not show") on a line of its own, with no space in the name and no other quotation marks between these.':
    'Gambar belum lengkap: "{text}"; hapus, lalu tambah gambarnya dengan tanda + di atas teks.',
  'a link is not complete: "{text}"; write [the words](/the-page) with both brackets, and nothing between them.': `Tautan belum lengkap: "{text}"; hapus tanda kurungnya, ${OF_A_LINK}.`,
  '"{text}" becomes code, since it begins with four spaces, a tab, ``` or ~~~; begin it at the very left, without them.':
    '"{text}" menjadi kode, karena diawali empat spasi, tab, ``` atau ~~~; mulai dari paling kiri, tanpa tanda itu.',
  'the address "{text}" is no link as it stands; write [the words](https://…).': `Alamat "{text}" belum menjadi tautan. Ganti dengan kata-kata, ${OF_A_LINK}.`,
  '"{text}" is a box to tick, which a text cannot hold; take it out.':
    '"{text}" adalah kotak centang, yang tidak bisa dipakai di teks; hapus.',
  '"{text}" has {sign} without a partner; write {example} with no space inside, or {escaped} for {thing} that is to be seen.':
    '"{text}" memuat {sign} tanpa pasangan; tulis {example} tanpa spasi di dalam, atau {escaped} kalau {thing} itu memang harus terlihat.',
  '"{text}" is shown as it stands; write the sign itself, or take it out.': `"{text}" ${AS_IT_STANDS}; tulis tandanya sendiri, atau hapus.`,
  '"{text}" is no heading; begin a line with ## and a space, or take the signs out.':
    '"{text}" belum menjadi judul bagian; mulai baris dengan ## dan spasi, atau hapus tandanya.',
  '"{text}" is no entry of a list; begin each with 1. or with a hyphen and a space.': `"{text}" ${NO_ENTRY}`,
  '"{text}" is a row of a table, which a text cannot hold; write a list or sentences.':
    '"{text}" adalah baris tabel, yang tidak bisa dipakai di teks; tulis daftar atau kalimat.',
  '"{text}" begins with a dash; begin an entry of a list with a hyphen and a space (- words), and a sentence with a word.':
    '"{text}" diawali tanda pisah; awali butir daftar dengan tanda hubung dan spasi (- kata), dan kalimat dengan kata.',
  '"{text}" is shown with its #; write ## and a space for a heading, or begin with a word.':
    '"{text}" akan tampil dengan tanda #; tulis ## dan spasi untuk judul bagian, atau mulai dengan kata.',
  '"{text}" begins with a colon; write what it explains and its words in one sentence.':
    '"{text}" diawali titik dua; tulis kata dan penjelasannya dalam satu kalimat.',
  '"{text}" is shown as number {n} of its list; write {n}., or {escaped} for a number that is to be seen.':
    '"{text}" akan tampil sebagai nomor {n} di daftarnya; tulis {n}., atau {escaped} kalau angka itu memang harus terlihat.',
  '"{text}" is shown as it stands; take it out.': `"{text}" ${AS_IT_STANDS}; hapus.`,
  '"{text}" is shown as it stands; {advice}.': `"{text}" ${AS_IT_STANDS}; {advice}.`,
  // checks/headings.ts
  'the heading "{text}" has one #, which is for the title above; write ## {meant}':
    'Judul bagian "{text}" diawali satu #, yang hanya untuk judul di atas; tulis ## {meant}',
  'the heading "{text}" has {n} # after one of {m}, which skips a level; write {meant}':
    'Judul bagian "{text}" diawali {n} # sesudah yang {m}, jadi satu tingkat terlewat; tulis {meant}',
  'the hyphens or equals signs below "{text}" make it a heading; leave an empty line above them, or take them out.':
    'Tanda hubung atau sama dengan di bawah "{text}" menjadikannya judul bagian; beri baris kosong di atasnya, atau hapus.',
  'the heading "{text}" stands in a text that has no headings; write it as a sentence.':
    'Teks ini tanpa judul bagian; tulis "{text}" sebagai kalimat.',
  'a heading has no words; write some behind the #, or take it out.':
    'Ada judul bagian tanpa kata; tulis kata sesudah #, atau hapus.',
  'the heading "{text}" says the title again; give it words of its own, or take it out.':
    'Judul bagian "{text}" mengulang judul; beri kata lain, atau hapus.',
  // checks/links.ts
  'a link in the text has no address; write it between the round brackets: [the words](/dive-with-us).': `Ada tautan tanpa alamat; ${OF_A_LINK}.`,
  'a link in the text leads to "{url}", but none in {file} does; take it out, or put it there too.':
    'Tautan ke "{url}" ada di teks ini, tetapi tidak ada di teks bahasa Inggris; hapus, atau tambahkan di sana juga.',
  'a link in the text leads to "{url}", {advice}': 'Tautan di teks menuju "{url}", {advice}',
  '{field} leads to "{url}", {advice}': '{field} menuju "{url}", {advice}',
  // checks/addresses.ts
  '{field} is {n}, as in {file}; the next free number is {m}.':
    '{field} berisi {n}, yang sudah dipakai di {file}; nomor bebas berikutnya {m}.',
  // checks/translations.ts
  '{field} is the same in every language, and stands in {file} alone; take it out.':
    '{field} sama di semua bahasa, dan hanya ditulis di bahasa Inggris; hapus.',
  '{field} has no {other}, but {file} has one; write it in {language}.':
    '{field} belum punya {other}, yang ada di bahasa Inggris; tulis dalam bahasa Indonesia.',
  '{field} has {other}, but {file} has none; take it out, or write it there too.':
    '{field} punya {other}, yang tidak ada di bahasa Inggris; hapus, atau tulis di sana juga.',
  '{field} is missing; write in {language} what {file} says under this name.':
    '{field} belum diisi; tulis dalam bahasa Indonesia apa yang tertulis di sana dalam bahasa Inggris.',
  '{field} is there, but not in {file}; take it out, or write it in English there too.':
    '{field} diisi, tetapi tidak dalam bahasa Inggris; hapus, atau tulis di bahasa Inggris juga.',
  '{field} has {n} entries, but {file} has {m}; write as many, in the same order.':
    '{field} berisi {n} butir, sedangkan bahasa Inggris {m}; tulis sama banyak, dengan urutan yang sama.',
  'has a text, but {file} has none; write it in English first, or take it out.':
    'Ada teks, tetapi dalam bahasa Inggris tidak ada; tulis dulu dalam bahasa Inggris, atau hapus.',
  'has no text, but {file} has one; write it in {language}.':
    'Teks belum ada, padahal dalam bahasa Inggris ada; tulis dalam bahasa Indonesia.',
  'the headings of the text are {headings}, but those of {file} are {wanted}; write the same ones, in the same order.':
    'Judul bagian di teks ini: {headings}; di bahasa Inggris: {wanted}. Tulis judul yang sama, dengan urutan yang sama.',
  'the pictures of the text are {pictures}, but those of {file} are {wanted}; show the same ones, in the same order.':
    'Gambar di teks ini: {pictures}; di bahasa Inggris: {wanted}. Tampilkan gambar yang sama, dengan urutan yang sama.',
  'no link in the text leads to "{url}", but one in {file} does; put it in.':
    'Tautan ke "{url}" ada di teks bahasa Inggris, tetapi tidak di sini; tambahkan.',
  // othersEdits.ts
  'Somebody else has changed {fields} of this file since you opened it. Nothing is lost and nothing was saved. To see their words, open this page in a second tab. Press Publish again to put yours in the place of theirs; what else they changed stays.':
    'Orang lain telah mengubah {fields} sejak Anda membukanya. Tidak ada yang hilang dan belum ada yang disimpan. Untuk melihat tulisannya, buka halaman ini di tab kedua. Tekan Terbitkan sekali lagi untuk memakai tulisan Anda; perubahan lain dari orang itu tetap ada.',
  'Somebody else has deleted this file since you opened it, or the connection is broken. Nothing was saved. Press Publish again to write it anew.':
    'Orang lain telah menghapusnya sejak Anda membukanya, atau sambungan terputus. Belum ada yang disimpan. Tekan Terbitkan sekali lagi untuk menulisnya kembali.',
  // contentFormat.ts
  'This file cannot be read:': 'Berkas ini tidak bisa dibaca:',
  'Mend it by hand.': 'Perbaiki langsung di berkasnya.',
  // contentFile.ts, yamlMistakes.ts: of a file, whose fields have the names that stand there
  'line {n} begins with spaces; begin "{name}" at the very left.':
    'baris {n} diawali spasi; mulai "{name}" di paling kiri.',
  'line {n} begins with a tab; begin "{name}" at the very left.':
    'baris {n} diawali tab; mulai "{name}" di paling kiri.',
  'line {n} begins with a tab; begin it with two spaces.': 'baris {n} diawali tab; awali dengan dua spasi.',
  'line {n} does not begin as far in as the entry above; begin both alike: "{text}".':
    'baris {n} tidak menjorok sejauh butir di atasnya; samakan awal keduanya: "{text}".',
  'line {n} is "{text}"; write each field as its name, a colon, a space and its value, for example "title: A new story".':
    'baris {n} berisi "{text}"; tulis setiap kolom sebagai nama, titik dua, spasi dan isinya, misalnya "title: A new story".',
  'line {n} has a space that is none before its value, copied from a word processor; type "{text} " anew.':
    'baris {n} memuat spasi palsu sebelum isinya, tersalin dari pengolah kata; ketik lagi "{text} ".',
  'line {n} has a sign that is not seen before its value, copied from a word processor; type "{text} " anew.':
    'baris {n} memuat tanda yang tidak terlihat sebelum isinya, tersalin dari pengolah kata; ketik lagi "{text} ".',
  '"{name}" holds a colon followed by a space; put the value into double quotes: {example}':
    '"{name}" memuat titik dua yang diikuti spasi; beri isinya tanda kutip ganda: {example}',
  '"{name}" cannot be read because of its quotation marks or its first sign; put the whole value into double quotes: {example}':
    '"{name}" tidak bisa dibaca karena tanda kutip atau tanda pertamanya; beri seluruh isinya tanda kutip ganda: {example}',
  '"{name}" stands there twice; keep one of the two.': '"{name}" ada dua kali; sisakan satu.',
  '"{name}" begins with a quotation mark and does not end with one; write {example}':
    '"{name}" diawali tanda kutip, tetapi tidak diakhiri tanda kutip; tulis {example}',
  '"{name}" begins with [ and does not end with ]; write {example}':
    '"{name}" diawali [, tetapi tidak diakhiri ]; tulis {example}',
  'an entry of "{name}" ends before the sign #; put it into double quotes: {example}':
    'satu butir di "{name}" berakhir sebelum tanda #; beri tanda kutip ganda: {example}',
  '"{name}" ends before the sign #; put it into double quotes: {example}':
    '"{name}" berakhir sebelum tanda #; beri tanda kutip ganda: {example}',
  'has a value that begins with * or &; put that value into double quotes.':
    'ada isi yang diawali * atau &; beri tanda kutip ganda.',
  'has front matter without fields; write each as "name: value" on a line of its own.':
    'bagian atasnya tidak memuat kolom; tulis setiap kolom sebagai "nama: isi" di barisnya sendiri.',
  'has on line {n} a line end of old computers (U+000D); open it in a text editor and save it with the line ends of Windows or Unix.':
    'baris {n} memuat akhir baris dari komputer lama (U+000D); buka di penyunting teks dan simpan dengan akhir baris Windows atau Unix.',
  'holds "{text}", which Git writes where two people changed the same lines; keep one of the two, and take the lines with <<<<<<<, ======= and >>>>>>> out.':
    'memuat "{text}", yang ditulis Git kalau dua orang mengubah baris yang sama; sisakan satu, dan hapus baris dengan <<<<<<<, ======= dan >>>>>>>.',
  'does not begin with front matter; the first line must be three hyphens: ---.':
    'bagian atasnya tidak ada; baris pertama harus tiga tanda hubung: ---.',
  'has front matter that does not end; write three hyphens (---) on a line of their own below its last field.':
    'bagian atasnya tidak berakhir; tulis tiga tanda hubung (---) di baris tersendiri di bawah kolom terakhir.',
  // translationEdits.ts
  'Indonesian: {sentence}': 'Bahasa Indonesia: {sentence}',
  // what is left of checkFrontMatter.ts
  '{field} has {n} characters; {write}.': '{field} berisi {n} karakter; {write}.',
  '{field} has {found}; {advice}': '{field} berisi {found}; {advice}',
  '{field} is {value}; did you mean "{near}"? Otherwise {write}.':
    '{field} berisi {value}; maksud Anda "{near}"? Kalau tidak, {write}.',
  '{field} is {value}; write {example} in its place.': '{field} berisi {value}; tulis {example} sebagai gantinya.',
  '{field} is {value}; {write}.': '{field} berisi {value}; {write}.',
}

const ANOTHER = 'tetapi halaman itu tidak ada'

/** Parts of sentences: what to do, what something is. */
export const PARTS: Said = {
  // fieldAdvice.ts
  'did you mean "{near}"?': 'maksud Anda "{near}"?',
  'the fields are: {names}.': 'kolom-kolomnya: {names}.',
  // checks/otherSigns.ts
  'take it out': 'hapus',
  'take {words} out, or the signs around it': 'hapus {words}, atau tanda di sekitarnya',
  'write the note in brackets, or name the source in the field "sources"':
    'tulis catatannya dalam kurung, atau sebut sumbernya di kolom “Sumber”',
  'put the emoji itself there, or take it out': 'pakai emojinya sendiri, atau hapus',
  'write ’ for an apostrophe, or take it out': 'tulis ’ untuk apostrof, atau hapus',
  // signs.ts
  'delete it and type a space': 'hapus dan ketik spasi',
  'delete it and press Enter': 'hapus dan tekan Enter',
  'delete it and type a hyphen': 'hapus dan ketik tanda hubung',
  'delete it and type what is meant': 'hapus dan ketik yang dimaksud',
  'delete it and type an apostrophe': 'hapus dan ketik apostrof',
  'delete it and type a quotation mark': 'hapus dan ketik tanda kutip',
  'delete it and type a dash': 'hapus dan ketik tanda pisah',
  'delete it and type the letter anew': 'hapus dan ketik hurufnya lagi',
  'delete it': 'hapus',
  'a line break from a word processor': 'ganti baris dari pengolah kata',
  'a page break from a word processor': 'ganti halaman dari pengolah kata',
  'a line end of old computers': 'akhir baris dari komputer lama',
  'a hyphen from a word processor': 'tanda hubung dari pengolah kata',
  'a hyphen from a word processor that is seldom seen': 'tanda hubung tersembunyi dari pengolah kata',
  'a line break, or dots of an old encoding': 'ganti baris, atau titik-titik dari pengodean lama',
  'a quotation mark of an old encoding': 'tanda kutip dari pengodean lama',
  'a dash of an old encoding': 'tanda pisah dari pengodean lama',
  'a letter of an old encoding': 'huruf dari pengodean lama',
  'a sign that turns the direction of writing': 'tanda yang membalik arah tulisan',
  'half of a letter': 'setengah huruf',
  'the place of a picture or another thing that was not copied with the text':
    'tempat gambar atau hal lain yang tidak ikut tersalin',
  'a letter that cannot be read': 'huruf yang tidak terbaca',
  'a sign that only one font has': 'tanda yang hanya ada di satu jenis huruf',
  'a control character, which nobody sees': 'tanda kendali yang tidak terlihat',
  // checks/text.ts
  'a star': 'bintang',
  'an underscore': 'garis bawah',
  // checks/eventCards.ts
  'the time at which the event begins': 'jam acara dimulai',
  'the last day that the event can have been on': 'hari terakhir acara itu mungkin berlangsung',
  'the day of the event': 'hari acara',
  'the words on the button': 'kata-kata di tombol',
  'the page to which the button leads': 'halaman yang dituju tombol',
  // checks/charts.ts
  'write shares in whole per cent that add up to 100, in at most three rows; further rows stand in the table only':
    'tulis bagian dalam persen bulat yang berjumlah 100, paling banyak tiga baris; baris lain hanya ada di tabel',
  'write in the first row a whole number that gives 1 to {n} marks; "unitSize" says how many things a mark stands for':
    'tulis di baris pertama bilangan bulat yang menjadi 1 sampai {n} tanda; "unitSize" berisi berapa hal yang diwakili satu tanda',
  'write at most three rows, each with a number above 0':
    'tulis paling banyak tiga baris, masing-masing dengan angka di atas 0',
  // checks/links.ts
  'which has more than the page\'s address; write "{meant}".':
    'yang lebih panjang dari alamat halamannya; tulis "{meant}".',
  'but there is no such page; did you mean "{meant}"?': `${ANOTHER}; maksud Anda "{meant}"?`,
  'but there is no such page; write another address.': `${ANOTHER}; tulis alamat lain.`,
  'but the highest number of an article is {n}; write another address.':
    'tetapi nomor berita yang tertinggi {n}; tulis alamat lain.',
  'but no article has that number; write another address. Until then it leads to {route}.':
    'tetapi tidak ada berita dengan nomor itu; tulis alamat lain. Sementara itu tautan menuju {route}.',
  'which only this computer shows; write "{meant}".': 'yang hanya ada di komputer ini; tulis "{meant}".',
  'which is a page of this site; write "{meant}".': 'yang adalah halaman situs ini; tulis "{meant}".',
  'which only this computer shows; write a page of this site such as /dive-with-us.':
    'yang hanya ada di komputer ini; tulis halaman situs ini, misalnya /dive-with-us.',
  'but this site has no such page; write another address, such as /dive-with-us.': `${ANOTHER} di situs ini; tulis alamat lain, misalnya /dive-with-us.`,
  'which has signs around it; write "{meant}".': 'yang diapit tanda lain; tulis "{meant}".',
  'which is not a full address; write "{meant}".': 'yang bukan alamat lengkap; tulis "{meant}".',
  'which needs a slash in front; write "{meant}".': 'yang harus diawali garis miring; tulis "{meant}".',
  'which begins with large letters; write "{meant}".': 'yang diawali huruf besar; tulis "{meant}".',
  'which is not secure; write "{meant}".': 'yang tidak aman; tulis "{meant}".',
  'but content/settings/links.md has no address "{name}"; {advice}':
    'tetapi content/settings/links.md tidak memuat alamat "{name}"; {advice}',
  'which is not an e-mail address; write one such as mailto:hello@example.org.':
    'yang bukan alamat surel; tulis misalnya mailto:hello@example.org.',
  'which is not an address; write a page of this site such as /dive-with-us, or a full address that begins with https://.':
    'yang bukan alamat; tulis halaman situs ini, misalnya /dive-with-us, atau alamat lengkap yang mulai dengan https://.',
  // translation.ts
  'write {called}': 'tulis {called}',
  'write "{words}" and "{others}"': 'tulis "{words}" dan "{others}"',
  'write "{words}"': 'tulis "{words}"',
}
