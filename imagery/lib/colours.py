"""The colours of the shop, by the names in the titles of its products: read from the seed, so that a picture has the colour that its product says."""
import os, re
SEED = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'shop-api', 'seed', 'colours.ts')
COLOURS = dict(re.findall(r"^  (\w+): \{ basic: '\w+', hex: '(#[0-9a-f]{6})' \}", open(SEED).read(), re.M))
