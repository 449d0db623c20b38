/** First names that are common in the Netherlands and Flanders. */
export const firstNames = `
  Ahmet Aisha Amina Anja Anouk Astrid Ayşe Bart Bas Bianca Bram Carla Chantal Corrie Daan Danique Dennis
  Diana Dirk Eline Ellen Els Emma Emre Erik Esther Eva Fatima Femke Fleur Floor Frank Geert Gerda Hanneke
  Hans Harold Hassan Henk Ilse Imane Inge Iris Ivo Jan Janneke Jasper Jeroen Jessica Joke Joost Joyce Judith
  Karim Karin Katarzyna Kees Khadija Kim Koen Kristof Laura Leen Leonie Lien Lieke Lieve Linda Lisa Loes
  Lotte Maaike Manon Marco Margriet Marieke Marjan Mark Marloes Martijn Maud Mehmet Merel Mieke Miranda
  Mohamed Monique Nadia Naomi Nicole Niels Nienke Noor Patricia Paul Petra Pieter Priya Rachid Ramon Renate
  René Rianne Richard Rik Robin Roos Ruud Samira Sandra Sanne Saskia Shanti Sjoerd Sofie Stefan Stijn
  Suzanne Tamara Tess Thea Thijs Tim Tine Tineke Tom Vera Veerle Wendy Willem Wilma Wim Wouter Yasmin Yusuf
  Yvonne Zeynep Zoë
`
  .trim()
  .split(/\s+/)
