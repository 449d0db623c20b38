export const firstNames = `
  Anja Anouk Astrid Bart Bas Bianca Bram Carla Chantal Corrie Daan Danique Dennis Diana Dirk
  Eline Ellen Els Emma Erik Esther Eva Fatima Femke Fleur Floor Frank Geert Gerda Hanneke Hans
  Harold Henk Ilse Inge Iris Ivo Jan Janneke Jasper Jeroen Jessica Joke Joost Joyce Judith Karin
  Kees Kim Koen Laura Leonie Lieke Linda Lisa Loes Lotte Maaike Manon Marco Margriet Marieke
  Marjan Mark Marloes Martijn Maud Merel Mieke Miranda Mohamed Monique Nadia Naomi Nicole Niels
  Nienke Noor Patricia Paul Petra Pieter Rachid Ramon Renate René Rianne Richard Rik Robin Roos
  Ruud Samira Sandra Sanne Saskia Sjoerd Sofie Stefan Suzanne Tamara Tess Thea Thijs Tim Tineke
  Tom Vera Wendy Willem Wilma Wouter Yasmin Yvonne Zoë
`
  .trim()
  .split(/\s+/)
