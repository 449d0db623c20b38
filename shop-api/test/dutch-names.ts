const listed = (names: string): string[] => names.split(/\s*\n\s*/).filter(Boolean)

/** Personal names that resemble profanity, among common ones. */
export const people = listed(`
  Jan de Vries
  Johanna Jansen
  Mohammed el Amrani
  Sophie van den Berg
  Daan Bakker
  Emma Visser
  Lucas Smit
  Julia Meijer
  Levi de Boer
  Tess Mulder
  Noah Bos
  Sara Vos
  Finn Peters
  Zoë Hendriks
  Milan Dekker
  Evi Brouwer
  Hugo de Wit
  Anna Dijkstra
  Lars Postma
  Yara Kok
  Bram Pik
  Dick Kuttschrütter
  Cock de Haan
  Fokke Hoekstra
  Sietske Kloosterman
  Pieter Klootwijk
  Kutlu Demir
  Kutay Yildiz
  Fatima Lulin
  Trijntje Poepjes
  Harm Naaktgeboren
  Anneke Kontermans
  Tjitske Slettenhaar
  Gerrit Geilings
  Nazik Ozturk
  Piet de Neef
  Anja Flikkema
  Sjoerd Schijf
  Hanneke Bitter
  Mo Shittu
  Aart Trutman
  Truus Tietema
  Wim Pedersen
  Bas Assink
  Bert Hufschmid
  Lieke Klerks
  Ed Pokkers
  Sem Pleursma
  Mongo Santamaria
  Debora Debie
  Fuchs
  Ming Fuk
`)

export const streets = listed(`
  Dorpsstraat 1
  Kerkstraat 2
  Schoolstraat 3
  Molenweg 4
  Julianastraat 5
  Wilhelminastraat 6
  Beatrixstraat 7
  Nieuwstraat 8
  Hoofdstraat 9
  Stationsweg 10
  Kastanjelaan 11
  Eikenlaan 12
  Beukenlaan 13
  Parallelweg 14
  Markt 15
  Raadhuisplein 16
  Oudegracht 17
  Prinsengracht 18
  Coolsingel 19
  Weverspad 12
  Janskerkhof 20
  Hoerneslaan 3
  Kutterstraat 12
  Kuttersgang 4
  Klootwijkseweg 5
  Kloosterstraat 6
  Lulofsstraat 55
  Slettenhaarweg 2
  Hoornseweg 9
  Geilenkirchenweg 7
  Schijfstraat 8
  Kontermanstraat 10
  Poepershoek 3
  Naaktgeborenstraat 2
  Assendorperstraat 20
  Pedeltstraat 8
  Nazarethstraat 4
  Tietjerksterdijk 14
  Godfried Bomansstraat 3
  Klerkenstraat 5
  Fokkerweg 300
  Pokkenhof 9
`)
